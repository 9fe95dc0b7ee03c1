import type { Cue } from "../words/cues.ts";

/** A wish of everyday life, and how it is told from the others. */
export type EverydayIntent = {
  readonly intent: string;
  /** The wish as a button says it; it is understood as this wish. */
  readonly ask: string;
  readonly cues: readonly Cue[];
  /** Words with which it is another wish. */
  readonly not?: readonly Cue[];
  /** As people type it, slips included: each is a test, and what an unforeseen sentence is compared with. */
  readonly phrases: readonly string[];
};
