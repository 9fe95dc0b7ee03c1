import type { TrainingLevel } from "../../intake/facts/activity.ts";
import { programmeRules, type SessionKind } from "./programme-rules.ts";

export type Days = keyof typeof programmeRules.content.splits;
export const DAYS = [2, 3, 4, 5, 6] as const satisfies readonly Days[];

export type Split = {
  readonly sessions: readonly { readonly id: string; readonly kind: SessionKind }[];
  /** Days that are walked instead of trained. */
  readonly walks: number;
  /** Why there are fewer sessions than chosen days. */
  readonly reason: "nivel" | null;
};

/** The sessions of a week, named A, B, C … */
export function splitFor(level: TrainingLevel, days: Days): Split {
  const { splits, advancedFiveDays, beginnerMostSessions } = programmeRules.content;
  const isCapped = level === "iniciante" && days > beginnerMostSessions;
  const usual = splits[isCapped ? beginnerMostSessions : days];
  const kinds = level === "avancado" && days === 5 ? advancedFiveDays : usual;
  return {
    sessions: kinds.map((kind, index) => ({ id: String.fromCharCode("A".charCodeAt(0) + index), kind })),
    walks: days - kinds.length,
    reason: isCapped ? "nivel" : null,
  };
}
