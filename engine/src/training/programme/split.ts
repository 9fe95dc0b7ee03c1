import type { TrainingLevel } from "../../intake/facts/activity.ts";
import { programmeRules, type SessionKind } from "./programme-rules.ts";

export type Days = keyof typeof programmeRules.content.splits;
export const DAYS = [2, 3, 4, 5, 6] as const satisfies readonly Days[];

export type Split = {
  readonly sessions: readonly { readonly id: string; readonly kind: SessionKind }[];
  /** Days that are walked instead of trained. */
  readonly walks: number;
  /** Why there are fewer sessions than chosen days. */
  readonly reason: "nivel" | "saude" | "limitado" | null;
};

/** The sessions of a week, named A, B, C … */
export function splitFor(level: TrainingLevel, days: Days): Split {
  const { splits, advancedFiveDays, beginnerMostSessions } = programmeRules.content;
  const isCapped = level === "iniciante" && days > beginnerMostSessions;
  const usual = splits[isCapped ? beginnerMostSessions : days];
  const kinds = level === "avancado" && days === 5 ? advancedFiveDays : usual;
  return { sessions: named(kinds), walks: days - kinds.length, reason: isCapped ? "nivel" : null };
}

/** Health without a medicine that asks for strength first: fewer sessions, and walks. */
export function healthSplit(level: TrainingLevel, days: Days): Split {
  const most = programmeRules.content.healthMostSessions[level];
  if (days <= most) return splitFor(level, days);
  return { ...splitFor(level, most), walks: days - most, reason: "saude" };
}

export function limitedSplit(days: Days): Split {
  const count = programmeRules.content.limits.limited.sessions[days];
  const kinds = Array.from({ length: count }, (): SessionKind => "leve");
  return { sessions: named(kinds), walks: days - count, reason: days > count ? "limitado" : null };
}

const named = (kinds: readonly SessionKind[]): Split["sessions"] =>
  kinds.map((kind, index) => ({ id: String.fromCharCode("A".charCodeAt(0) + index), kind }));
