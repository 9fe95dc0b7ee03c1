import { isCrisis } from "../../safety/classify.ts";
import type { Answers, RegionPain } from "../answers.ts";
import { lastDayOf, wholeMonths } from "./dates.ts";
import { saysNoAllergy } from "./says-no-allergy.ts";
import { medicineClassesOf, typedConditionsOf } from "./typed-text.ts";

const SCOFF = ["e1", "e2", "e3", "e4", "e5"] as const;
const WARNING_SIGNS = ["s2", "s3", "s7"] as const;

/** Number of yes; missing until the first of the five is answered. */
export const scoffOf = (answers: Answers): number | undefined =>
  SCOFF.some((id) => answers[id] !== undefined) ? SCOFF.filter((id) => answers[id]).length : undefined;

export const phq2Of = ({ h1, h2 }: Answers): number | undefined =>
  h1 === undefined && h2 === undefined ? undefined : (h1 ?? 0) + (h2 ?? 0);

export const warningSignsOf = (answers: Answers): string[] => WARNING_SIGNS.filter((id) => answers[id]);

/** The questions of the readiness screening that were answered with yes. */
export function readinessOf({ s1, s2, s3, s4, s5, s6, s7 }: Answers): string[] {
  const yes = { s1: s1?.yes, s2, s3, s4: s4?.yes, s5: s5?.yes, s6: s6?.yes, s7 };
  return Object.entries(yes).flatMap(([id, answer]) => (answer ? [id] : []));
}

/** Marked, typed, or known by its medicine. */
export function conditionsOf(answers: Answers): string[] {
  const marked = (answers.s9?.marked ?? []).filter((one) => one !== "nenhuma");
  const treated = medicineClassesOf(answers).filter((one) => one === "gota");
  return [...new Set([...marked, ...typedConditionsOf(answers), ...treated])];
}

export type Pressure = "nao" | "controlada" | "nao-controlada-ou-desconhecida";

/** Said to be controlled is not enough: the last value has to be below 140/90. */
export function pressureOf({ s1, s1b }: Answers): Pressure | undefined {
  if (!s1) return undefined;
  if (!s1.yes || !s1.which?.includes("pressao-alta")) return "nao";
  const isBelow = s1b?.controlled === "sim" && isBelowLimit(s1b.last ?? "");
  return isBelow ? "controlada" : "nao-controlada-ou-desconhecida";
}

function isBelowLimit(value: string): boolean {
  const [, high = "", low = ""] = /^\s*(\d{1,3})\s*(?:\/|x|por)\s*(\d{1,3})\s*$/i.exec(value) ?? [];
  if (!high || !low) return false;
  // "13 por 8" is how it is said: 130 by 80.
  const scale = Number(high) < 40 ? 10 : 1;
  return Number(high) * scale < 140 && Number(low) * scale < 90;
}

/** A heart problem other than high pressure, or one that was not named. */
export const hasHeartProblem = ({ s1 }: Answers): boolean | undefined =>
  s1 && s1.yes && (!s1.which?.length || s1.which.includes("coracao"));

/** Unknown is 0, the careful end; missing without surgery. */
export function bariatricMonthsOf({ s9 }: Answers, today: string): number | undefined {
  if (!s9?.marked.includes("cirurgia-bariatrica")) return undefined;
  return s9.bariatricOn ? Math.max(wholeMonths(lastDayOf(s9.bariatricOn), today), 0) : 0;
}

export const painsOf = ({ s6, m7 }: Answers): RegionPain[] => [...(s6?.regions ?? []), ...(m7 ?? [])];

/** Lactose alone is an intolerance: it closes no airway, and nobody is asked about that. */
export const mayBeSevere = (items: readonly string[], other: string): boolean =>
  items.some((item) => item !== "lactose") || !saysNoAllergy(other);

/** With an allergy marked and the reaction left open, it counts as severe. */
export const hasSevereReaction = ({ s12 }: Answers): boolean | undefined =>
  s12 && (s12.severe ?? mayBeSevere(s12.items, s12.other));

/** Every text that a member can type into the questionnaire. */
export const typedTexts = ({ q01, q08, s4, s5, s11, s12, f2, m2b }: Answers): string[] =>
  [q01, q08, s4?.name, ...(s5?.names ?? []), s11?.drug, s11?.dose, s12?.other, ...(f2 ?? []), m2b].filter(
    (text): text is string => Boolean(text),
  );

/** The same few texts are asked about by every rule that reads the answers anew. */
const MOST_KEPT = 100;
const crises = new Map<string, boolean>();

function isKnownCrisis(text: string): boolean {
  const known = crises.get(text);
  if (known !== undefined) return known;
  if (crises.size >= MOST_KEPT) crises.clear();
  const isDanger = isCrisis(text);
  crises.set(text, isDanger);
  return isDanger;
}

export const hasCrisisWords = (answers: Answers): boolean => typedTexts(answers).some(isKnownCrisis);
