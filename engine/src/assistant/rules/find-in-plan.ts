import { plainText } from "../../safety/match-text.ts";
import type { PlanExercise, PlanItem, PlanMeal, PlanResult, PlanSession } from "../tool-results.ts";

/** Of how a food is made, not of which it is. */
const PREPARATION = new Set(
  "assado assada branco branca caseiro caseira com cozido cozida cru crua desnatado frito frita grelhado grelhada inteiro inteira integral light magro magra maduro media medio natural para pouco prata refogado refogada sem tipo".split(
    " ",
  ),
);
const SHORTEST = 3;
const NAMES_OF_MEALS = /cafe da manha|lanche d[ae] (?:manha|tarde)/g;
const TIMES: readonly (readonly [RegExp, string])[] = [
  [/d[ae] manha|cafe da manha/, "cafe"],
  [/almoc/, "almoco"],
  [/d[ae] tarde|lanche/, "lanche"],
  [/jant/, "jant"],
  [/ceia/, "ceia"],
];

/** The meal of the plan that a text names: `da tarde`, `janta`. */
export const findMeal = (meals: readonly PlanMeal[], plain: string): PlanMeal | undefined => findLabelled(meals, plain);

export function findLabelled<One extends { readonly label: string }>(
  all: readonly One[],
  plain: string,
): One | undefined {
  const named = TIMES.filter(([pattern]) => pattern.test(plain)).map(([, begin]) => begin);
  return named.flatMap((begin) => all.filter(({ label }) => plainText(label).includes(begin)))[0];
}

/** Lines of the plan whose food a text names, the best named first. */
export function findItems(meals: readonly PlanMeal[], plain: string): PlanItem[] {
  const said = wordsOf(plain.replace(NAMES_OF_MEALS, " "));
  return bestFirst(
    meals.flatMap(({ items }) => items),
    ({ name }) => namedBy(name, said),
  );
}

export function findExercise(plan: PlanResult, plain: string): PlanExercise | undefined {
  const sessions = [sessionOfToday(plan), ...plan.sessions].filter((session) => session !== undefined);
  const said = wordsOf(plain);
  return bestFirst(
    sessions.flatMap(({ exercises }) => exercises),
    ({ name }) => namedBy(name, said),
  )[0];
}

export const sessionOfToday = ({ sessions, todaySession }: PlanResult): PlanSession | undefined =>
  sessions.find(({ id }) => id === todaySession);

/** Of the words of a name: those that were said; of two alike the shorter name is meant. */
function namedBy(name: string, said: ReadonlySet<string>): number {
  const words = [...wordsOf(plainText(name))].filter((word) => !PREPARATION.has(word));
  const named = words.filter((word) => said.has(word)).length;
  return named === 0 ? 0 : named + named / words.length;
}

const AMOUNTS = new Set(
  "uma dois duas tres meia meio copo xicara colher concha fatia unidade prato pote porcao gramas grama sopa cha".split(
    " ",
  ),
);

/** Whether a name has every word of a text but amounts and ways to cook. */
export function namesAll(name: string, text: string): boolean {
  const named = wordsOf(plainText(name));
  return [...wordsOf(plainText(text))].every((word) => named.has(word) || PREPARATION.has(word) || AMOUNTS.has(word));
}

function bestFirst<One>(all: readonly One[], score: (one: One) => number): One[] {
  return all
    .map((one) => ({ one, score: score(one) }))
    .filter(({ score: found }) => found > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ one }) => one);
}

/** Singular: `ovos` is `ovo`. */
const wordsOf = (plain: string): Set<string> =>
  new Set(
    plain
      .split(/[^a-z]+/)
      .filter((word) => word.length >= SHORTEST)
      .map((word) => (word.length > SHORTEST ? word.replace(/s$/, "") : word)),
  );
