import type { Contradiction } from "../checked-person.ts";
import type { Limits } from "../limits.ts";
import type { Line } from "../render-plan.ts";

const ENERGY = /\d[\d.,]*\s*(k?cal|quilocalorias?|calorias?|kj)(?![a-zç])/iu;
const AMOUNT = /\d[\d.,]*\s*(k?cal|quilocalorias?|calorias?|kj|m?g|gr|gramas?|kg|kilos?|quilos?|cm|ml)(?![a-zç])/iu;
const BODY = /\b(imc|peso)\b\D{0,12}\d/iu;

/** Figures of body, energy and food where the person reads none; what a market sells is still bought by weight. */
export function figureChecks(
  { where, kind, text }: Pick<Line, "where" | "kind" | "text">,
  limits: Limits,
): Contradiction[] {
  if (!limits.isHidden || kind === "shopping") return [];
  const isTraining = where.startsWith("training") || where.startsWith("reasons.training");
  const isShown = isTraining ? ENERGY.test(text) : AMOUNT.test(text) || BODY.test(text);
  return isShown ? [{ code: "figure-shown", where, text }] : [];
}
