import type { IncomingHttpHeaders } from "node:http";
import type { VendorAnswer } from "../simulator-app.ts";
import type { Tokens } from "./ledger.ts";
import type { Question } from "./script.ts";

export type Event = { type: string } & Record<string, unknown>;
export type Call = { id: string; name: string; input: unknown };
export type End = "done" | "calls" | "length" | "refused";

/** How one vendor says what a script does. A writer belongs to one answer and counts its blocks. */
export type Protocol = {
  path: string;
  /** What the request needs before anything else; null if it is well formed. */
  refuse: (headers: IncomingHttpHeaders, body: unknown) => VendorAnswer | null;
  error: (status: number) => VendorAnswer;
  questionOf: (body: unknown) => Question;
  /** The part of the request that may be cached, and the rest. */
  partsOf: (body: unknown) => { prefix: unknown; isCached: boolean; messages: unknown };
  write: (body: unknown, tokens: Tokens) => Writer;
};

export type Writer = {
  start: () => Event[];
  text: (delta: string) => Event[];
  call: (call: Call) => Event[];
  fail: () => Event[];
  end: (reason: End) => Event[];
};

/** Pieces of a few characters, as the vendors cut the arguments of a call. */
export const piecesOf = (json: string): string[] => json.match(/[\s\S]{1,7}/gu) ?? [];
