/** The links that the host of a table can give away: to seats that wait for somebody, and to those who watch. */
type Invitations = {
  seats: Record<string, string>;
  watching: string;
};

function keyOf(table: string): string {
  return `unlit-invitations-${table}`;
}

export function keptInvitations(table: string): Invitations {
  const kept = localStorage.getItem(keyOf(table));
  return kept === null ? { seats: {}, watching: "" } : (JSON.parse(kept) as Invitations);
}

export function keepInvitations(table: string, invitations: Invitations): void {
  localStorage.setItem(keyOf(table), JSON.stringify(invitations));
}

/** A guest was sent away: the seat has a new invitation. */
export function inviteAnew(table: string, seat: string, invitation: string): void {
  const kept = keptInvitations(table);
  keepInvitations(table, { ...kept, seats: { ...kept.seats, [seat]: invitation } });
}

/** Whether this page was opened at an address that no other computer reaches. */
export function isForThisComputerOnly(): boolean {
  return /^(localhost|127\..*|\[::1\])$/.test(location.hostname);
}

/** An invitation stays in the fragment, which no server and no log of one ever sees. */
export function linkTo(path: "join" | "watch", invitation: string): string {
  return `${location.origin}/${path}#${invitation}`;
}
