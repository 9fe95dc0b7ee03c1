import type { FoodsDiet, PlanItem, PlanMeal } from "@app/contract/plan-document";
import type { PlannedExercise, Training } from "@app/contract/plan-training";
import type { HalfDraft, LockContext } from "@app/contract/staff/plans";
import { describe, expect, test } from "vitest";
import { exclusionsFor } from "../../exclusions/testing/exclusions-for.ts";
import { diffPlans } from "../diff/diff-plans.ts";
import { removeForbiddenOffers } from "../edits/diet/forbidden.ts";
import { replaceFood } from "../edits/diet/items.ts";
import { groupChanges } from "../groups/group-changes.ts";
import type { PlanHalves } from "../halves.ts";
import { portionOf } from "../items/portion.ts";
import { aLockInput, aPlan, aReason, noNotes } from "../testing/lock-input.ts";
import { figuresOfDay } from "../totals/figures.ts";
import { findLocks, type Lock } from "./find-locks.ts";

const diet = aPlan.diet as FoodsDiet;
const training = aPlan.training as Training;
const TOFU = "own:tofu-firme";
const CHEESE = "taco:461";
const CHICKEN = "taco:410";

function withMeal(change: (meal: PlanMeal) => PlanMeal): Partial<PlanHalves> {
  const [first, ...days] = diet.days;
  if (!first) return {};
  const [meal, ...meals] = first.meals;
  return { diet: { ...diet, days: [{ ...first, meals: meal ? [change(meal), ...meals] : [] }, ...days] } };
}
const withItem = (change: (item: PlanItem) => PlanItem): Partial<PlanHalves> =>
  withMeal((meal) => ({ ...meal, items: meal.items.map((item, index) => (index === 0 ? change(item) : item)) }));
const withExercise = (change: (one: PlannedExercise) => PlannedExercise): Partial<PlanHalves> => ({
  training: {
    ...training,
    sessions: training.sessions.map((session, at) =>
      at === 0
        ? { ...session, exercises: session.exercises.map((one, index) => (index === 0 ? change(one) : one)) }
        : session,
    ),
  },
});
const targets = (kcal: number) => ({ targets: aPlan.targets && { ...aPlan.targets, kcal } });
const free = (text: string): Partial<PlanHalves> => ({
  diet: { method: "free", meals: [{ slot: "almoco", time: "12:00", text }] },
});
const kinds = (locks: readonly Lock[]): string[] => [...new Set(locks.map(({ kind }) => kind))];

test("nothing stands against a plan that is allowed, reasoned and was talked about", () => {
  expect(findLocks(aLockInput())).toEqual([]);
});

const cases: [string, Partial<PlanHalves>, Partial<LockContext>, Lock["kind"], RegExp][] = [
  [
    "a target below the floor",
    targets(1300),
    { floor: 1368 },
    "floor",
    /meta do dia está em 1\.300 kcal, abaixo do piso de 1\.368/,
  ],
  ["a target below what a row lets the plan leave out", targets(1800), { maxDeficitPct: 0.1 }, "deficit", /290 kcal/],
  ["a target below maintenance at level B", targets(2000), { diet: "B" }, "deficit", /meta do dia/],
  ["more than the rules subtract", targets(1300), {}, "deficit", /máximo aqui é 750/],
  [
    "a food with an allergen",
    withItem((item) => ({ ...item, ...portionOf(CHEESE, "fa", 1) })),
    { exclusions: exclusionsFor({ allergies: ["lactose"] }) },
    "allergen",
    /tem lactose, que este plano não pode ter/,
  ],
  [
    "an alternative with one",
    withItem((item) => ({ ...item, or: [portionOf(CHEESE, "fa", 1)] })),
    { exclusions: exclusionsFor({ allergies: ["lactose"] }) },
    "allergen",
    /lactose/,
  ],
  [
    "a swap with one",
    withItem((item) => ({ ...item, swaps: [portionOf(CHEESE, "fa", 1)] })),
    { exclusions: exclusionsFor({ allergies: ["lactose"] }) },
    "allergen",
    /lactose/,
  ],
  [
    "meat for one who eats none",
    {},
    { exclusions: exclusionsFor({ eating: "ovolacto" }) },
    "eating",
    /ovolactovegetariano/,
  ],
  ["a half that waits for a doctor", {}, { diet: "C" }, "level", /A dieta está no nível C/],
  ["a training half that is not served", {}, { training: "D" }, "level", /O treino está no nível D/],
  ["a usual programme at level B", {}, { training: "B" }, "level", /treino limitado/],
  [
    "an exercise that the library has not",
    withExercise((one) => ({ ...one, exercise: "fx:Nothing" })),
    {},
    "unknown",
    /biblioteca/,
  ],
  [
    "a machine at home",
    withExercise((one) => ({ ...one, exercise: "fx:Leg_Extensions" })),
    {},
    "equipment",
    /Casa, sem nada/,
  ],
  [
    "a food that the catalogue has not",
    withItem((item) => ({ ...item, food: "taco:9999" })),
    {},
    "unknown",
    /catálogo/,
  ],
  [
    "a measure that the food has not",
    withItem((item) => ({ ...item, unit: "garrafa" })),
    {},
    "unknown",
    /não tem essa medida/,
  ],
  [
    "figures that are not the catalogue's",
    withItem((item) => ({ ...item, kcal: item.kcal - 50 })),
    {},
    "numbers",
    /não são as do catálogo/,
  ],
  ["a count that nobody serves", withItem((item) => ({ ...item, count: 500 })), {}, "numbers", /catálogo/],
  ["an empty meal", withMeal((meal) => ({ ...meal, items: [] })), {}, "empty", /Seg\., café da manhã está sem nada/],
  [
    "a day without meals",
    { diet: { ...diet, days: diet.days.map((day) => (day.id === "d3" ? { ...day, meals: [] } : day)) } },
    {},
    "empty",
    /Quarta está sem refeições/,
  ],
  [
    "a session without exercises",
    { training: { ...training, sessions: training.sessions.map((one) => ({ ...one, exercises: [] })) } },
    {},
    "empty",
    /treino A está sem exercícios/,
  ],
  ["a diet without targets", { targets: null }, {}, "empty", /metas/],
  [
    "an allergen in a free text",
    free("1 fatia de queijo minas e salada"),
    { exclusions: exclusionsFor({ allergies: ["lactose"] }) },
    "allergen",
    /lactose/,
  ],
  [
    "an allergen in a note",
    withMeal((meal) => ({ ...meal, note: "Pode pôr queijo por cima." })),
    { exclusions: exclusionsFor({ allergies: ["lactose"] }) },
    "allergen",
    /no texto/,
  ],
  ["a figure where numbers are hidden", free("100 g de arroz"), { numbersHidden: true }, "numbers", /números/],
];

test.each(cases)("%s", (_name, next, context, kind, text) => {
  const locks = findLocks(aLockInput(next, context));
  const found = locks.filter((one) => one.kind === kind);
  expect(found.map((one) => one.text).join("\n")).toMatch(text);
  expect(found[0]?.path).not.toBe("");
});

describe("locks", () => {
  test("name the day that is below the floor", () => {
    const sunday = diet.days[6];
    const kcal = sunday ? figuresOfDay(sunday).kcal : 0;
    const texts = findLocks(aLockInput({}, { floor: kcal + 1 })).map(({ text }) => text);
    expect(texts.some((text) => /^Domingo está em [\d.]+ kcal, abaixo do piso de [\d.]+$/.test(text))).toBe(true);
  });

  test("offer the first swap that may be eaten", () => {
    const next = withItem((item) => ({
      ...item,
      ...portionOf(CHEESE, "fa", 1),
      swaps: [portionOf("taco:463", "fa", 1), portionOf(TOFU, "fa", 1)],
    }));
    const lock = findLocks(aLockInput(next, { exclusions: exclusionsFor({ allergies: ["lactose"] }) })).find(
      ({ kind }) => kind === "allergen",
    );
    expect(lock?.repair?.food).toBe(TOFU);
  });

  test("take out what is offered and may not be eaten, as one edit", () => {
    const limits = { exclusions: exclusionsFor({ allergies: ["lactose", "gluten"] }) };
    const next = withItem((item) => ({ ...item, swaps: [portionOf(CHEESE, "fa", 1)] }));
    const draft: HalfDraft = { half: "diet", targets: aPlan.targets, diet: next.diet ?? null, notes: noNotes };
    const offered = (halves: object) =>
      findLocks(aLockInput(halves, limits)).filter(({ text }) => text.includes("nas trocas"));
    const [lock] = offered(next);
    const repaired = replaceFood(draft, lock?.path.slice("diet.".length) ?? "", lock?.repair?.food ?? "");
    expect(offered(repaired).length).toBeLessThan(offered(next).length);
    const cleaned = removeForbiddenOffers(draft, limits) as PlanHalves & HalfDraft;
    expect(offered(cleaned)).toEqual([]);
    expect(groupChanges(diffPlans(aPlan, { ...aPlan, ...cleaned }))).toHaveLength(1);
  });

  test("count a trace after a severe reaction only", () => {
    const allergies = ["gluten", "amendoim", "castanhas", "soja"] as const;
    const mild = findLocks(aLockInput({}, { exclusions: exclusionsFor({ allergies }) })).filter(
      ({ kind }) => kind === "allergen",
    ).length;
    const severe = findLocks(aLockInput({}, { exclusions: exclusionsFor({ allergies, severe: true }) })).filter(
      ({ kind }) => kind === "allergen",
    );
    expect(severe.length).toBeGreaterThan(mild);
    expect(severe.some(({ text }) => text.includes("traços"))).toBe(true);
  });

  test("keep a blocked region from every exercise, and offer another", () => {
    const locks = findLocks(aLockInput({}, { spared: { joelho: 1 } }));
    expect(kinds(locks)).toEqual(["region"]);
    expect(locks[0]?.text).toMatch(/exige o joelho, que está com dor/);
    expect(locks.every(({ half }) => half === "training")).toBe(true);
  });

  test("keep it from warm-up, swaps and ladders too", () => {
    const [session = expect.unreachable(), ...sessions] = training.sessions;
    const [planned = expect.unreachable(), ...others] = session.exercises;
    const circles = "fx:Arm_Circles";
    const shoulder = new Set(findLocks(aLockInput({}, { spared: { ombro: 1 } })).map(({ text }) => text));
    const added = (change: Partial<typeof session>): string[] => {
      const next = { training: { ...training, sessions: [{ ...session, ...change }, ...sessions] } };
      const locks = findLocks(aLockInput(next, { spared: { ombro: 1 } }));
      return locks.map(({ text }) => text).filter((text) => !shoulder.has(text));
    };
    const says = (place: string) => [`Treino A, ${place}: Círculos com os braços exige o ombro, que está com dor`];
    const bare = { ...session, warmUp: [] };
    expect(added({ ...bare, exercises: [{ ...planned, swaps: [circles] }, ...others] })).toEqual(says("trocas"));
    expect(added({ ...bare, exercises: [{ ...planned, ladder: [circles] }, ...others] })).toEqual(says("progressão"));
    const warmUp = [{ exercise: circles, unit: "reps" as const, count: 10 }];
    const warmed = findLocks(
      aLockInput({ training: { ...training, sessions: [{ ...session, warmUp }] } }, { spared: { ombro: 1 } }),
    );
    expect(warmed.map(({ text }) => text)).toEqual(expect.arrayContaining(says("aquecimento")));
  });

  test("read “sem queijo” as it is meant", () => {
    const locks = findLocks(
      aLockInput(free("Salada com frango, sem queijo"), { exclusions: exclusionsFor({ allergies: ["lactose"] }) }),
    );
    expect(locks).toEqual([]);
  });

  test("ask for a reason once for an edit of the whole week, a sentence where nothing changed, and the call", () => {
    const days = diet.days.map((day) => ({
      ...day,
      meals: day.meals.map((meal) => (meal.slot === "cafe" ? { ...meal, time: "06:30" } : meal)),
    }));
    const input = aLockInput({ diet: { ...diet, days } }, { wasCalled: false });
    const locks = findLocks({ ...input, notes: { diet: noNotes, training: noNotes } });
    expect(locks.map(({ kind, half }) => `${half} ${kind}`)).toEqual([
      "diet reason",
      "diet call",
      "training kept",
      "training call",
    ]);
    const said = { ...noNotes, withoutCall: "Preferiu por mensagem." };
    const reasons = Object.fromEntries(days.map(({ id }) => [`diet.${id}.cafe:changed:time`, aReason]));
    const notes = { diet: { ...said, reasons }, training: { ...said, kept: "Está funcionando." } };
    expect(findLocks({ ...input, notes })).toEqual([]);
  });

  test("take figures in a training note for loads, unless they are of energy", () => {
    const noted = (note: string) => ({
      training: { ...training, sessions: training.sessions.map((one) => ({ ...one, note })) },
    });
    expect(findLocks(aLockInput(noted("Comece com 4 kg."), { numbersHidden: true }))).toEqual([]);
    expect(kinds(findLocks(aLockInput(noted("Gasta 300 kcal."), { numbersHidden: true })))).toEqual(["numbers"]);
  });

  test("of a whole plan take less than five milliseconds", () => {
    const input = aLockInput(
      withItem((item) => ({ ...item, ...portionOf(CHICKEN, "filé", 1) })),
      {
        exclusions: exclusionsFor({ eating: "peixe", allergies: ["lactose"], severe: true }),
      },
    );
    const times = Array.from({ length: 100 }, () => {
      const start = performance.now();
      findLocks(input);
      return performance.now() - start;
    });
    // The best of many: the others wait for whatever else the machine does.
    expect(Math.min(...times)).toBeLessThan(5);
  });
});
