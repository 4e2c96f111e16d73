import type { Content } from "./content";
import type { InEveryLanguage } from "./language";
import { Problem } from "./problem";
import type { Exchange, Invitation, Invited, Mine, MyTable, NewTable, Offered, Seated, TableMade } from "./protocol";
import type { Said } from "./words";

type Refused = {
  key?: string;
  facts?: Said;
  sentence?: string;
};

async function problemIn(response: Response): Promise<Problem> {
  const body = (await response.json().catch(() => ({}))) as Refused;
  return new Problem(body.key ?? `http-${response.status}`, body.facts ?? {}, body.sentence ?? "");
}

async function reach(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, init).catch(() => {
    throw new Problem("unreachable");
  });
  if (!response.ok) throw await problemIn(response);
  return response;
}

async function get<T>(path: string): Promise<T> {
  return (await (await reach(path)).json()) as T;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  const response = await reach(path, { method: "POST", headers, body: JSON.stringify(body) });
  return (await response.json()) as T;
}

export const offered = (): Promise<Offered> => get("/api/games");

export const texts = (): Promise<InEveryLanguage> => get("/api/texts");

export const content = (hash: string): Promise<Content> => get(`/api/content/${encodeURIComponent(hash)}`);

export const newTable = (wish: NewTable): Promise<TableMade> => post("/api/tables", wish);

export const invited = (wish: Invitation): Promise<Invited> => post("/api/invitation", wish);

export const exchange = (wish: Exchange): Promise<Seated> => post("/api/exchange", wish);

export const mine = (wish: Mine): Promise<MyTable[]> => post("/api/mine", wish);

/** The record of a finished game. */
export async function record(table: string, token: string): Promise<Blob> {
  const headers = { Authorization: `Bearer ${token}` };
  return (await reach(`/api/tables/${encodeURIComponent(table)}/record`, { headers })).blob();
}
