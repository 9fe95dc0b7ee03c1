import type { Source } from "@app/contract/assistant";
import { isExcluded } from "../../../exclusions/exclusions.ts";
import { findFood } from "../../../nutrition/catalogue/catalogue.ts";
import { formatKcal, formatKg } from "../../../progress/words/format-figures.ts";
import { plainText } from "../../../safety/match-text.ts";
import { proposesExcluded, proposesLoaded } from "../../limits/limits.ts";
import { basicTexts } from "../../rules/basic-texts.ts";
import { findItems, findMeal, sessionOfToday } from "../../rules/find-in-plan.ts";
import { findPortions } from "../../rules/plan-state.ts";
import type { Asked } from "../../rules/rule.ts";
import { sayTarget } from "../../rules/targets.ts";
import { capitalise, counted, formatWater, listWords, portionOf, uncapitalise } from "../../rules/words.ts";
import type { CallTool, PlanItem, PlanMeal, PlanResult, PlanSession } from "../../tool-results.ts";
import type { FactName } from "./everyday-answer.ts";

/** What is true of this member alone, in a sentence, and where it is from. */
type Fact = { readonly said: string; readonly sources: readonly Source[] };
type Sourced = { readonly sources: readonly Source[] };

/** What is asked of the tools for one answer, each once. */
type Reading = {
  readonly asked: Asked;
  readonly call: CallTool;
  readonly plan: PlanResult;
};

type Reader = (reading: Reading) => Promise<Fact | null> | Fact | null;

const MOST_FOODS = 6;
/** Where nothing better is known of her. */
const LAST: readonly FactName[] = ["refeicao", "treino", "energia", "diario", "linha", "prazo"];

/** The first fact that there is. */
export async function firstFact(names: readonly FactName[], reading: Reading): Promise<Fact | null> {
  for (const name of new Set([...names, ...LAST])) {
    const fact = await READERS[name](reading);
    if (fact && !proposesExcluded(fact.said, reading.asked.limits) && !proposesLoaded(fact.said, reading.asked.limits))
      return fact;
  }
  const { none } = basicTexts.everyday;
  return reading.asked.numbersHidden && !reading.asked.canHandOff ? { said: none, sources: [] } : null;
}

const READERS: Readonly<Record<FactName, Reader>> = {
  refeicao: async (reading) =>
    mealFact(reading, findMeal(reading.plan.meals, reading.asked.plain) ?? (await nextMeal(reading))),
  cafe: (reading) => mealFact(reading, labelled(reading.plan, "cafe")),
  almoco: (reading) => mealFact(reading, labelled(reading.plan, "almoco")),
  lanche: (reading) => mealFact(reading, nearestMeal(reading) ?? labelled(reading.plan, "lanche")),
  jantar: (reading) => mealFact(reading, labelled(reading.plan, "jant") ?? labelled(reading.plan, "ceia")),
  alimento: foodFact,
  fruta: fruitFact,
  treino: ({ plan }) => sessionFact(plan),
  "treino-curto": ({ plan }) => shortFact(plan),
  linha: lineFact,
  pesagem: weighInFact,
  proteina: ({ plan, asked }) => targetFact(plan, asked, "proteina"),
  fibra: ({ plan, asked }) => targetFact(plan, asked, "fibra"),
  agua: waterFact,
  energia: energyFact,
  diario: diaryFact,
  prazo: promiseFact,
  garantia: guaranteeFact,
};

const labelled = ({ meals }: PlanResult, begin: string): PlanMeal | undefined =>
  meals.find(({ label }) => plainText(label).includes(begin));

/** What is eaten of a meal: nothing that an answer of hers excludes. */
const eatenOf = ({ items }: PlanMeal, { limits }: Asked): readonly PlanItem[] =>
  items.filter(({ food, name }) => !isExcluded(limits.exclusions, food) && !proposesExcluded(name, limits));

function mealFact({ plan, asked }: Reading, meal: PlanMeal | undefined): Fact | null {
  if (plan.meals.length === 0) return portionFact(plan, asked);
  if (!meal) return null;
  const items = eatenOf(meal, asked).slice(0, MOST_FOODS);
  if (items.length === 0) return null;
  const its = /^(?:ceia|colação)/.test(meal.label) ? "a sua" : "o seu";
  const when = asked.numbersHidden ? "" : `, às ${meal.time}`;
  return from(plan, `No plano, ${its} ${meal.label}${when}: ${listWords(items.map(portionOf), "e")}.`);
}

/** A plan in portions, of which the next meal is not known. */
function portionFact(plan: PlanResult, { plain }: Asked): Fact | null {
  const [portion] = [...findPortions(plan, plain), ...plan.portions];
  return portion ? from(plan, `No plano, ${portion}.`) : null;
}

async function nextMeal({ plan, asked, call }: Reading): Promise<PlanMeal | undefined> {
  if (plan.meals.length === 0) return undefined;
  const { entries } = await call("get_today", {});
  const isLogged = ({ label }: PlanMeal): boolean => entries.some(({ meal }) => plainText(meal) === plainText(label));
  const isPast = ({ time }: PlanMeal): boolean => minutesOf(time) < (asked.minutes ?? 0);
  const open = plan.meals.filter((meal) => !isLogged(meal));
  return open.find((meal) => !isPast(meal)) ?? open[0] ?? plan.meals.at(-1);
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const HOUR = /(?:^|[^0-9a-z])(?:as )?([01]?[0-9]|2[0-3]) ?(?:h|hs|hrs?|horas?|:)(?![a-z])/;

/** The meal that comes next after the hour that a text names. */
function nearestMeal({ plan, asked }: Reading): PlanMeal | undefined {
  const hour =
    HOUR.exec(asked.plain)?.[1] ??
    (/tarde/.test(asked.plain) ? "14" : /noite|dormir|madrugada|jant/.test(asked.plain) ? "19" : null);
  if (hour === null) return undefined;
  return plan.meals.find(({ time }) => Number(time.slice(0, 2)) >= Number(hour)) ?? plan.meals.at(-1);
}

function foodFact({ plan, asked }: Reading): Fact | null {
  const [item] = findItems(plan.meals, asked.plain);
  const meal = item && plan.meals.find(({ items }) => items.some(({ id }) => id === item.id));
  if (!item || !meal || !eatenOf(meal, asked).includes(item)) return null;
  const where = /^(?:ceia|colação)/.test(meal.label) ? "na" : "no";
  return from(plan, `No seu plano já há ${portionOf(item)}, ${where} ${meal.label}.`);
}

function fruitFact({ plan, asked }: Reading): Fact | null {
  const fruits = plan.meals.flatMap((meal) =>
    eatenOf(meal, asked)
      .filter(({ food }) => findFood(food)?.group.startsWith("frutas"))
      .map((item) => `${portionOf(item)}, ${/^(?:ceia|colação)/.test(meal.label) ? "na" : "no"} ${meal.label}`),
  );
  return fruits.length > 0 ? from(plan, `No plano de hoje há ${listWords(fruits, "e")}.`) : null;
}

/** The session of today, otherwise the next one. */
export const nextSession = (plan: PlanResult): PlanSession | undefined => sessionOfToday(plan) ?? plan.sessions[0];

function sessionFact(plan: PlanResult): Fact | null {
  const session = nextSession(plan);
  if (!session) return null;
  const which = sessionOfToday(plan) ? "O treino de hoje" : "O próximo treino";
  return from(plan, `${which} é o ${uncapitalise(session.name)}, de ${counted(session.minutes, "minuto", "minutos")}.`);
}

function shortFact(plan: PlanResult): Fact | null {
  const session = nextSession(plan);
  if (!session?.short) return null;
  const { short, exercises, name } = session;
  const names = short.exercises.map((id) => uncapitalise(exercises.find((one) => one.id === id)?.name ?? id));
  return from(
    plan,
    `A versão curta do ${uncapitalise(name)} leva ${counted(short.minutes, "minuto", "minutos")}: ${listWords(names, "e")}.`,
  );
}

async function lineFact({ asked, call }: Reading): Promise<Fact | null> {
  const progress = await call("get_progress", {});
  const { trendNowKg, trendChangeKg, days, direction } = progress;
  if (asked.numbersHidden || progress.numbersHidden)
    return direction ? from(progress, basicTexts.hidden[direction]) : null;
  if (trendNowKg === null || trendChangeKg === null) return null;
  const how =
    direction === "steady" ? "está estável" : `${trendChangeKg < 0 ? "desceu" : "subiu"} ${formatKg(trendChangeKg)}`;
  return from(
    progress,
    `Em ${counted(days, "dia", "dias")} a sua linha ${how}, e hoje está em ${formatKg(trendNowKg)}.`,
  );
}

async function weighInFact({ asked, call }: Reading): Promise<Fact | null> {
  const progress = await call("get_progress", {});
  const last = progress.weighIns.at(-1);
  if (!last || asked.numbersHidden || last.kg === null) return null;
  return from(progress, `A sua última pesagem foi de ${formatKg(last.kg)}.`);
}

const OF_TARGET: Readonly<Record<string, string>> = { proteina: "proteína", fibra: "fibra" };

function targetFact(plan: PlanResult, { numbersHidden }: Asked, name: "proteina" | "fibra"): Fact | null {
  const target = numbersHidden ? null : sayTarget(plan, name);
  return target
    ? from(
        plan,
        `A sua meta de ${OF_TARGET[name]} é de ${target.split(" de ")[0]} por dia, e as refeições do plano já somam isso.`,
      )
    : null;
}

async function waterFact({ plan, asked, call }: Reading): Promise<Fact | null> {
  if (plan.waterByDoctor) return from(plan, basicTexts.plan.waterByDoctor);
  const target = asked.numbersHidden ? null : sayTarget(plan, "agua");
  if (!target) return null;
  const day = await call("get_today", {});
  const drunk = day.waterMl === null ? "" : `, e hoje o diário tem ${formatWater(day.waterMl)}`;
  const left = day.waterLeftMl ? ` Até a meta falta ${formatWater(day.waterLeftMl)}.` : "";
  return from(day, `A sua meta é de ${target} por dia${drunk}.${left}`);
}

async function energyFact({ plan, asked, call }: Reading): Promise<Fact | null> {
  const target = asked.numbersHidden ? null : sayTarget(plan, "calorias");
  if (!target) return null;
  const day = await call("get_today", {});
  const eaten = day.kcal === null ? "" : `, e o diário de hoje tem ${formatKcal(day.kcal)}`;
  return from(day, `A sua meta do dia é de ${target}${eaten}.`);
}

async function diaryFact({ asked, call }: Reading): Promise<Fact | null> {
  const day = await call("get_today", {});
  const names = [...new Set(day.entries.map(({ name }) => uncapitalise(name)))].slice(0, MOST_FOODS);
  if (names.length > 0) return from(day, `No seu diário de hoje há ${listWords(names, "e")}.`);
  if (asked.numbersHidden || !day.kcal) return null;
  return from(day, `No seu diário de hoje há ${formatKcal(day.kcal)}.`);
}

async function promiseFact({ asked, call }: Reading): Promise<Fact | null> {
  const result = await call("get_promises", {});
  const promise = result.promises.find(({ state, due }) => state === "running" && due !== null);
  if (!promise) return null;
  return from(
    result,
    asked.numbersHidden
      ? `O próximo passo da equipe é ${promise.title}, com prazo marcado.`
      : `${capitalise(promise.title)} sai até ${promise.due}.`,
  );
}

async function guaranteeFact({ asked, call }: Reading): Promise<Fact | null> {
  const guarantee = await call("get_guarantee", {});
  if (!guarantee.hasGuarantee || guarantee.day === null || asked.numbersHidden) return null;
  return from(guarantee, `Você está no dia ${guarantee.day} da garantia.`);
}

const from = ({ sources }: Sourced, said: string): Fact => ({ said, sources });
