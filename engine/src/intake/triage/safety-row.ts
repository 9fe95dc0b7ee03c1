import type { Level } from "@app/contract/intake";
import type { NoteCode } from "../../notes/note-pack.ts";
import type { Condition } from "./condition.ts";

/** Whether figures of body and energy are shown: as chosen, as chosen after asking, or never until released. */
export const NUMBERS_RULES = ["free", "choice", "hidden"] as const;
export type NumbersRule = (typeof NUMBERS_RULES)[number];

/** One row of the safety table. What is null or missing adds nothing. */
export type SafetyRow = {
  readonly n: number;
  /** Stored with the plan, and never reused. */
  readonly code: string;
  readonly title: string;
  readonly source?: string;
  readonly when: Condition;
  readonly diet: Level | null;
  readonly training: Level | null | { readonly byCondition: Readonly<Record<string, Level>> };
  readonly numbers: NumbersRule | null;
  /** 0 is at once. */
  readonly humanWithinHours: number | null;
  /** As a share of the daily energy; 0 is maintenance. */
  readonly maxDeficitPct?: number;
  readonly waterWithheld?: boolean;
  readonly paused?: boolean;
  readonly refundOffered?: boolean;
  /** false: read even when the person gave no consent to health data. */
  readonly needsConsent?: boolean;
  readonly notes?: readonly NoteCode[];
};
