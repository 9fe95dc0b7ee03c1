import type { Level } from "@app/contract/intake";
import type { FoodsDiet } from "@app/contract/plan-document";
import { noteRules } from "../notes/note-packs.ts";
import type { FinishedPlan } from "../plans/make-plan.ts";
import type { CheckedPerson, Contradiction } from "./checked-person.ts";
import { energyChecks } from "./checks/energy-checks.ts";
import { foodChecks, groupChecks } from "./checks/food-checks.ts";
import { jointChecks, jointWords, restrictionChecks } from "./checks/joint-checks.ts";
import { noteChecks, noteWords } from "./checks/note-checks.ts";
import { plateChecks } from "./checks/plate-checks.ts";
import { wordChecks } from "./checks/word-checks.ts";
import { type Limits, limitsOf } from "./limits.ts";
import { type Line, renderPlan } from "./render-plan.ts";
import { isFoodHead } from "./words/plate-words.ts";
import { scanText } from "./words/scan-text.ts";

export type { CheckedPerson, Contradiction };

/** Of what a professional typed: the word is shown to them, and the sentence stays theirs. */
const WARNING = "warning:";

/**
 * Every contradiction between a finished plan and the answers of the person who will read it: of the document and of each
 * line as it is rendered. Nothing that the composers derived on their way is believed.
 */
export function checkPlan(plan: FinishedPlan, person: CheckedPerson): Contradiction[] {
  const limits = limitsOf(person, plan.safety.diet);
  const lines = renderPlan(plan, person);
  return [
    ...levelChecks(plan, person, limits),
    ...(plan.diet ? foodChecks(plan.diet, limits) : []),
    ...(plan.training ? jointChecks(plan.training, limits) : []),
    ...lines.flatMap((line) => lineChecks(line, limits)),
    ...(plan.diet?.method === "foods" ? stepChecks(plan.diet, lines, limits) : []),
    ...noteChecks(plan, lines, limits),
    ...energyChecks(plan, lines, person, limits),
    ...(limits.unread.length > 0 ? unreadChecks(plan, lines, limits) : []),
  ];
}

/** A half that the rows leave to a person. Under releases the version's own level counts. */
function levelChecks({ diet, training, safety }: FinishedPlan, person: CheckedPerson, limits: Limits): Contradiction[] {
  const levels = person.rows ? safety : { diet: limits.diet, training: limits.training };
  const isOpen = (level: Level | null): boolean => level === "A" || level === "B";
  const text = "há um plano, e antes uma pessoa olha";
  return [
    ...(diet && !isOpen(levels.diet) ? [{ code: "no-plan-expected", where: "diet", text }] : []),
    ...(training && !isOpen(levels.training) ? [{ code: "no-plan-expected", where: "training", text }] : []),
  ];
}

/** With an allergy that nobody understood yet, any named food may be the wrong one. */
function unreadChecks({ diet }: FinishedPlan, lines: readonly Line[], { unread }: Limits): Contradiction[] {
  const code = "unread-allergy-names-food";
  if (diet?.method === "foods")
    return [{ code, where: "diet", text: `há um cardápio, e ninguém leu “${unread.join(", ")}”` }];
  return lines
    .filter(({ kind }) => kind === "group")
    .flatMap(({ where, text }) => unreadWords(text, where, { unread }));
}

/** A food that is named, and not forbidden, to somebody whose allergy nobody has read. */
function unreadWords(text: string, where: string, { unread }: Pick<Limits, "unread">): Contradiction[] {
  const { words, forbidden } = scanText(text);
  const isNamed = words.some(({ folded }, at) => isFoodHead(folded) && !forbidden[at]);
  const code = "unread-allergy-names-food";
  return isNamed ? [{ code, where, text: `ninguém leu “${unread.join(", ")}”: ${text}` }] : [];
}

/** Steps as they are read, and as the document says them where a view makes them anew. */
function stepChecks(diet: FoodsDiet, lines: readonly Line[], limits: Limits): Contradiction[] {
  const shown = new Map<string, Set<string>>();
  for (const { where, kind, text } of lines) {
    if (kind === "step") shown.set(where, (shown.get(where) ?? new Set()).add(text));
  }
  return diet.days.flatMap(({ meals }) =>
    meals.flatMap((meal) => {
      const where = `diet.${meal.id}`;
      const rendered = shown.get(where) ?? new Set();
      const stored = [meal.name, ...meal.how].filter((text) => !rendered.has(text));
      return [
        ...stored.flatMap((text) => wordChecks(text, where, limits)),
        ...[...rendered, ...meal.how.filter((text) => !rendered.has(text))].flatMap((text) =>
          plateChecks(text, meal, diet),
        ),
      ];
    }),
  );
}

/** The same for words alone: an answer, a message, a page. */
export function checkText(text: string, person: CheckedPerson): Contradiction[] {
  const limits = limitsOf(person);
  return text.split("\n").flatMap((line, index) => {
    const where = `linha ${index + 1}`;
    return [
      ...wordChecks(line, where, limits),
      ...jointWords(line, where, limits),
      ...noteWords(line, where, limits),
      ...figureChecks({ where, kind: "typed", text: line }, limits),
      ...(limits.unread.length > 0 ? unreadWords(line, where, limits) : []),
    ];
  });
}

function lineChecks(line: Line, limits: Limits): Contradiction[] {
  const isTyped = line.kind === "typed";
  const found = [
    ...(isFoodLine(line) ? wordChecks(line.text, line.where, limits) : []),
    ...(line.kind === "group" ? groupChecks(line.text, line.where, limits) : []),
    ...(isTyped ? jointWords(line.text, line.where, limits) : []),
    ...restrictionChecks(line, limits),
    ...figureChecks(line, limits),
  ];
  return isTyped ? found.map((one) => ({ ...one, code: `${WARNING}${one.code}` })) : found;
}

/** Exercises are named after things that are no food (an oyster, a cow), and a market has its aisles for everybody. */
const isFoodLine = ({ where, kind, text }: Line): boolean =>
  kind === "typed" ||
  !(/^(reasons\.)?training/.test(where) || (where === "shopping" && kind === "title") || text === FASTING);

/** It must name what disturbs the tablet, whoever may not have it anyway. */
const FASTING = noteRules.content["levotiroxina-em-jejum"].member;

const ENERGY = /\d[\d.,]*\s*(k?cal|quilocalorias?|calorias?|kj)(?![a-zç])/iu;
const AMOUNT = /\d[\d.,]*\s*(k?cal|quilocalorias?|calorias?|kj|m?g|gr|gramas?|kg|kilos?|quilos?|cm|ml)(?![a-zç])/iu;
/** "trezentas calorias", "oitenta quilos". */
const IN_WORDS =
  /\b(?:vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|(?:du|tre)zent[ao]s|\w+cent[ao]s|quinhent[ao]s|mil)(?: e \w+)* (?:k?calorias?|quilos?|gramas?)\b/iu;
const BODY = /\b(imc|peso)\b\D{0,12}\d/iu;

/** Figures of body, energy and food where the person reads none; what a market sells is still bought by weight. */
function figureChecks({ where, kind, text }: Pick<Line, "where" | "kind" | "text">, limits: Limits): Contradiction[] {
  if (!limits.isHidden || kind === "shopping") return [];
  const isTraining = where.startsWith("training") || where.startsWith("reasons.training");
  const isShown = isTraining ? ENERGY.test(text) : AMOUNT.test(text) || BODY.test(text) || IN_WORDS.test(text);
  return isShown ? [{ code: "figure-shown", where, text }] : [];
}
