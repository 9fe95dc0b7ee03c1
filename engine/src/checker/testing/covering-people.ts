import type { Level } from "@app/contract/intake";
import type { Answers } from "../../intake/answers.ts";
import { TODAY } from "../../intake/testing/rows-raised.ts";
import { triageOf } from "../../intake/triage/triage.ts";
import type { CheckedPerson } from "../check-plan.ts";
import { FACTORS, plainAnswers } from "./factors.ts";

/** A person, and which value of every factor they have. */
export type CoveringPerson = CheckedPerson & { readonly seed: string; readonly choice: readonly number[] };

type Levels = { readonly diet: number; readonly training: number };
const ORDER: readonly Level[] = ["A", "B", "C", "N", "D"];

/** Numbers from 0 to 1 that follow from a seed. */
export function diceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const contextOf = (choice: readonly number[]): CheckedPerson["context"] => ({
  country: choice.some((place, factor) => FACTORS[factor]?.values[place]?.key === "mora-fora") ? "PT" : "BR",
  plan: "completo",
});

const answersOf = (choice: readonly number[], body: Answers): Answers =>
  choice.reduce((answers, place, factor) => FACTORS[factor]?.values[place]?.change(answers) ?? answers, body);

/** What one value, or a pair of them, leaves to the engine when nothing else was said. */
function levelsOf(choice: readonly number[]): Levels {
  const { diet, training } = triageOf(answersOf(choice, plainAnswers), contextOf(choice), TODAY);
  return { diet: ORDER.indexOf(diet), training: training === null ? ORDER.length : ORDER.indexOf(training) };
}

const NOTHING = FACTORS.map(() => 0);
const withValue = (choice: readonly number[], factor: number, place: number): number[] =>
  choice.map((one, at) => (at === factor ? place : one));
const single: readonly (readonly Levels[])[] = FACTORS.map(({ values }, factor) =>
  values.map((_value, place) => levelsOf(withValue(NOTHING, factor, place))),
);
const isPlanned = (level: number): boolean => level <= ORDER.indexOf("B");

export const pairKey = (one: number, first: number, other: number, second: number): string =>
  `${one}.${first}-${other}.${second}`;

/** Every two values of two factors, and which half of a plan is asked of a person who has both; null: neither is allowed. */
export function requiredPairs(): ReadonlyMap<string, "diet" | "training" | null> {
  required ??= findRequiredPairs();
  return required;
}
let required: ReadonlyMap<string, "diet" | "training" | null> | undefined;

function findRequiredPairs(): Map<string, "diet" | "training" | null> {
  const pairs = new Map<string, "diet" | "training" | null>();
  const painful = FACTORS.findIndex(({ name }) => name === "pain");
  for (let one = 0; one < FACTORS.length; one += 1)
    for (let other = one + 1; other < FACTORS.length; other += 1)
      for (let first = 0; first < (FACTORS[one]?.values.length ?? 0); first += 1)
        for (let second = 0; second < (FACTORS[other]?.values.length ?? 0); second += 1) {
          const { diet, training } = levelsOf(withValue(withValue(NOTHING, one, first), other, second));
          const isBody = one === painful || other === painful;
          const order = isBody ? (["training", "diet"] as const) : (["diet", "training"] as const);
          const half = order.find((name) => isPlanned(name === "diet" ? diet : training)) ?? null;
          pairs.set(pairKey(one, first, other, second), half);
        }
  return pairs;
}

/** Of a pair that a draw did not cover another one is made, and so on: a body may raise a row of its own. */
const MOST_TRIES = 4;

/**
 * People who together have every pair of values that the rows allow a plan, and every value. Whoever is made for a pair gets
 * of the other factors only what leaves them the same plan. Once all pairs are there, the others are drawn.
 */
export function* coveringPeople(count: number, seed: number): Generator<CoveringPerson> {
  const dice = diceOf(seed);
  const halves = requiredPairs();
  const open = new Set([...halves].flatMap(([pair, half]) => (half ? [pair] : [])));
  const tries = new Map<string, number>();
  const withheld = withheldValues();
  for (let index = 0; index < count; index += 1) {
    const [first] = open;
    const choice = withheld.pop() ?? nextChoice(first, open, dice);
    const answers = answersOf(choice, anyBody(dice));
    const context = contextOf(choice);
    const { diet, training } = triageOf(answers, context, TODAY);
    const has = {
      diet: isPlanned(ORDER.indexOf(diet)),
      training: training !== null && isPlanned(ORDER.indexOf(training)),
    };
    for (const pair of pairsOf(choice)) if (has[halves.get(pair) ?? "diet"]) open.delete(pair);
    if (first && open.has(first)) {
      tries.set(first, (tries.get(first) ?? 0) + 1);
      if ((tries.get(first) ?? 0) >= MOST_TRIES) open.delete(first);
    }
    yield { answers, context, today: TODAY, seed: `${seed}-${index}`, choice };
  }
}

/** With each of them alone there is no plan to cover anything: once is enough. */
const withheldValues = (): number[][] =>
  single.flatMap((values, factor) =>
    values.flatMap(({ diet, training }, place) =>
      isPlanned(diet) || isPlanned(training) ? [] : [withValue(NOTHING, factor, place)],
    ),
  );

export function pairsOf(choice: readonly number[]): string[] {
  return choice.flatMap((first, one) =>
    choice.slice(one + 1).map((second, at) => pairKey(one, first, one + 1 + at, second)),
  );
}

function nextChoice(first: string | undefined, open: ReadonlySet<string>, dice: () => number): number[] {
  const choice: (number | undefined)[] = FACTORS.map(() => undefined);
  const [[one, value], [other, second]] = first ? readPair(first) : randomPair(dice);
  choice[one] = value;
  choice[other] = second;
  const most = levelsOf(withValue(withValue(NOTHING, one, value), other, second));
  for (const factor of shuffled(FACTORS.length, dice)) {
    if (choice[factor] !== undefined) continue;
    choice[factor] = bestValue(factor, choice, most, open, dice);
  }
  return choice.map((place) => place ?? 0);
}

/** The value that covers the most open pairs with those chosen so far. */
function bestValue(
  factor: number,
  choice: readonly (number | undefined)[],
  most: Levels,
  open: ReadonlySet<string>,
  dice: () => number,
): number {
  let [best, points] = [0, -1];
  const values = single[factor] ?? [];
  const start = Math.floor(dice() * values.length);
  for (let step = 0; step < values.length; step += 1) {
    const place = (start + step) % values.length;
    const levels = values[place];
    if (!levels || levels.diet > most.diet || levels.training > most.training) continue;
    const covered = choice.filter((other, at) => {
      if (other === undefined) return false;
      return open.has(at < factor ? pairKey(at, other, factor, place) : pairKey(factor, place, at, other));
    }).length;
    if (covered > points) [best, points] = [place, covered];
  }
  // With nothing left to cover most people have said nothing of it.
  return points > 0 || dice() < 0.25 ? best : 0;
}

function readPair(pair: string): [[number, number], [number, number]] {
  const [one = "", other = ""] = pair.split("-");
  const [factor = 0, place = 0] = one.split(".").map(Number);
  const [second = 0, value = 0] = other.split(".").map(Number);
  return [
    [factor, place],
    [second, value],
  ];
}

function randomPair(dice: () => number): [[number, number], [number, number]] {
  const one = Math.floor(dice() * FACTORS.length);
  const other = (one + 1 + Math.floor(dice() * (FACTORS.length - 1))) % FACTORS.length;
  const place = (factor: number): number => Math.floor(dice() * (FACTORS[factor]?.values.length ?? 1));
  return [
    [one, place(one)],
    [other, place(other)],
  ];
}

function shuffled(length: number, dice: () => number): number[] {
  return Array.from({ length }, (_, at) => ({ at, order: dice() }))
    .sort((a, b) => a.order - b.order)
    .map(({ at }) => at);
}

const STATES = ["SP", "RJ", "MG", "BA", "PE", "RS", "PR", "AM", "PA", "GO", "SC", "CE"];
const DISLIKES = [
  "fígado",
  "quiabo",
  "jiló",
  "peixe",
  "ovo",
  "cebola",
  "coentro",
  "banana",
  "leite",
  "beterraba",
  "frango",
  "salada",
];

/** Everything else about somebody, within what gets a plan. */
function anyBody(dice: () => number): Answers {
  const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item =>
    items[Math.floor(dice() * items.length)] as Item;
  const sex = pick(["feminino", "masculino"] as const);
  const cm = 150 + Math.floor(dice() * 40);
  const bmi = 21.5 + dice() * 16;
  return {
    ...plainAnswers,
    q02: `${1970 + Math.floor(dice() * 36)}-0${1 + Math.floor(dice() * 9)}-14`,
    q03: sex,
    q04: cm,
    q05: Math.round((bmi * cm * cm) / 10_000),
    q06: pick(["emagrecer", "emagrecer", "recompor", "ganhar", "saude"] as const),
    s8: sex === "feminino" ? "nao" : "nao-se-aplica",
    f2: dice() < 0.3 ? [pick(DISLIKES)] : [],
    f4: pick(["casa", "marmita", "quilo", "prato-feito", "refeitorio", "varia"]),
    f5: pick(["quase-nada", "ate-20", "ate-40", "gosto"]),
    f6: pick(["apertado", "normal", "folgado"]),
    f8: pick(["manha", "meio-da-tarde", "noite", "fim-de-semana"]),
    f9: pick(STATES),
    m1: pick(["sentado", "em-pe", "anda", "pesado"] as const),
    m2: pick(["0", "<60", "60-150", ">150"] as const),
    m3: pick(["nunca", "<6m", "6-24m", ">2a"] as const),
    m4: pick([2, 3, 4, 5, 6]),
    m5: pick([20, 30, 45, 60]),
    m6: pick(["academia", "casa-sem-nada", "casa-com-equipamento", "condominio", "rua"]),
    m8: dice() < 0.5 ? [pick(["caminhar", "correr", "bicicleta", "nadar", "dancar"])] : [],
  };
}
