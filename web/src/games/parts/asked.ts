import type { Asking } from "../../lib/protocol";

/** The open question, and how it is answered from the board. */
export type Asked = {
  question: Asking | null;
  pick: (option: string) => void;
  busy: boolean;
  highlight: string | null;
};
