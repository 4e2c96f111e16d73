/** What can be opened over the table. */
type PanelName = "menu" | "guide" | "rules" | "stops" | "report" | "invitations";

class Panels {
  open = $state<PanelName | null>(null);
  /** The rule at which the rulebook opens. */
  rule = $state("");

  show(name: PanelName): void {
    this.open = name;
  }

  showRule(number: string): void {
    this.rule = number;
    this.open = "rules";
  }

  close(): void {
    this.open = null;
    this.rule = "";
  }
}

export const panels = new Panels();
