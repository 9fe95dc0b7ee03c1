import type { EquivalentsDiet, PlanMeal } from "@app/contract/plan-document";
import { describe, expect, test } from "vitest";
import { personWith } from "../intake/testing/rows-raised.ts";
import { type FinishedPlan, makePlan } from "../plans/make-plan.ts";
import { type CheckedPerson, checkPlan, checkText } from "./check-plan.ts";

const personOf = (change: Parameters<typeof personWith>[0]): CheckedPerson => {
  const [answers, context, today] = personWith(change);
  return { answers, context, today };
};
const plain = personOf({});
const plan = makePlan(plain, "engine");
const codesFor = (change: Parameters<typeof personWith>[0], checked = plan): string[] => [
  ...new Set(checkPlan(checked, personOf(change)).map(({ code }) => code)),
];

describe("a plan made for somebody else", () => {
  test.each<[string, Parameters<typeof personWith>[0], string]>([
    ["a ticked allergen", { s12: { items: ["ovo"], other: "", severe: false } }, "excluded-food"],
    ["coeliac disease", { s9: { marked: ["doenca-celiaca"] } }, "excluded-food"],
    ["coeliac disease that was typed", { s4: { yes: true, name: "sou celíaca" } }, "excluded-food"],
    ["a typed allergy", { s12: { items: [], other: "Bananas", severe: false } }, "excluded-food"],
    ["a way of eating", { f1: "vegano" }, "excluded-food"],
    ["a dislike", { f2: ["arroz"] }, "excluded-food"],
    ["words of the steps", { s12: { items: ["castanhas"], other: "", severe: false } }, "excluded-word"],
    ["pain", { m7: [{ region: "joelho", pain: 8 }] }, "loaded-joint"],
  ])("%s", (_what, change, code) => expect(codesFor(change)).toContain(code));
});

test("what a professional typed is a warning with the word", () => {
  if (plan.diet?.method !== "foods") throw new Error("no menu");
  const [first = expect.unreachable(), ...days] = plan.diet.days;
  const [meal = expect.unreachable(), ...meals] = first.meals;
  const noted = { ...first, meals: [{ ...meal, note: "Um pouco de tahine por cima." }, ...meals] };
  const person = personOf({ s12: { items: ["gergelim"], other: "", severe: false } });
  const found = checkPlan({ ...plan, diet: { ...plan.diet, days: [noted, ...days] } }, person);
  expect(found).toContainEqual({
    code: "warning:excluded-word",
    where: `diet.${meal.id}`,
    text: expect.stringContaining("tahine"),
  });
});

test("a text alone: foods, exercises and figures", () => {
  const person = personOf({
    p1: "esconder-tudo",
    s12: { items: ["leite-proteina"], other: "", severe: false },
    m7: [{ region: "ombro", pain: 5 }],
  });
  const text = "Bata com leite.\nCírculos com os braços.\nSão 300 kcal.\nSem leite, nem queijo.";
  expect(checkText(text, person).map(({ code, where }) => [code, where])).toEqual([
    ["excluded-word", "linha 1"],
    ["loaded-joint", "linha 2"],
    ["figure-shown", "linha 3"],
  ]);
});

describe("a text alone, of somebody else's hand", () => {
  const knee = { m7: [{ region: "joelho", pain: 8 }] };
  const shoulder = { m7: [{ region: "ombro", pain: 7 }] };
  const wrist = { m7: [{ region: "punho", pain: 5 }] };
  const pressure = { s1: { yes: true, which: ["pressao-alta"] }, s1b: { controlled: "sim" as const, last: "130/80" } };
  const unread = { s12: { items: [], other: "níquel", severe: false } };
  const hidden = { p1: "esconder-tudo" as const };
  const codesIn = (text: string, change: Parameters<typeof personWith>[0]): string[] => [
    ...new Set(checkText(text, personOf(change)).map(({ code }) => code)),
  ];

  test.each<[string, Parameters<typeof personWith>[0], string]>([
    ["Faça 10 agachamentos", knee, "loaded-joint"],
    ["Pule corda por um minuto", knee, "loaded-joint"],
    ["Uma corridinha leve", knee, "loaded-joint"],
    ["Burpees e polichinelos", knee, "loaded-joint"],
    ["Flexões na parede", shoulder, "loaded-joint"],
    ["Um supino leve", shoulder, "loaded-joint"],
    ["Natação conta", shoulder, "loaded-joint"],
    ["Flexão de braço", wrist, "loaded-joint"],
    ["Ponha sal a gosto", pressure, "note-limit"],
    ["Uma fatia de presunto", pressure, "note-limit"],
    ["Tempere com caldo knorr", pressure, "note-limit"],
    ["Coma arroz e feijão", unread, "unread-allergy-names-food"],
    ["São trezentas calorias", hidden, "figure-shown"],
  ])("%s", (text, change, code) => expect(codesIn(text, change)).toContain(code));

  test.each<[string, Parameters<typeof personWith>[0]]>([
    ["Não faça agachamento", knee],
    ["Sem agachamento e sem corrida", knee],
    ["Evite correr e pular corda", knee],
    ["Flexão do joelho devagar", wrist],
    ["Agachamento com calma", { m7: [{ region: "joelho", pain: 3 }] }],
    ["Uma pitada de sal, sem shoyu", pressure],
    ["Evite presunto", pressure],
    ["Coma devagar e descanse", unread],
    ["Beba aos goles, três colheres bastam", hidden],
  ])("%s: nothing", (text, change) => expect(codesIn(text, change)).toEqual([]));
});

test("an override allows a food, and never what is final", () => {
  const overrides = [{ food: "taco:3", reason: "come bem", by: "nutricionista", at: "2026-11-20" }];
  const dislike = { ...personOf({ f2: ["arroz"] }), overrides };
  expect(checkPlan(plan, dislike).some(({ text }) => text.startsWith("arroz branco"))).toBe(false);
});

describe("a fault planted in a plan", () => {
  const textsFor = (change: Parameters<typeof personWith>[0], alter: (made: FinishedPlan) => FinishedPlan): string => {
    const person = personOf(change);
    const made = makePlan(person, "engine");
    expect(checkPlan(made, person)).toEqual([]);
    return checkPlan(alter(made), person)
      .map(({ code, text }) => `${code} ${text}`)
      .join("\n");
  };
  const withGroups =
    (alter: (groups: EquivalentsDiet["meals"][number]["groups"], slot: string) => typeof groups) =>
    (made: FinishedPlan): FinishedPlan => {
      if (made.diet?.method !== "equivalents") throw new Error("no groups");
      const meals = made.diet.meals.map((meal) => ({ ...meal, groups: alter(meal.groups, meal.slot) }));
      return { ...made, diet: { ...made.diet, meals } };
    };
  const twice = (of: string) =>
    withGroups((groups, slot) =>
      slot === of ? groups.map(({ group, portions }) => ({ group, portions: 2 * portions })) : groups,
    );
  const diabetes: Parameters<typeof personWith>[0] = { s9: { marked: ["diabetes-2"] } };
  const glp1: Parameters<typeof personWith>[0] = { s5: { yes: true, names: ["ozempic"] } };

  test("groups: carbohydrate of one meal", () => {
    expect(textsFor(diabetes, twice("almoco"))).toContain("mais de 35 % do carboidrato");
  });

  test("groups: a large meal, and one without its protein", () => {
    expect(textsFor(glp1, twice("almoco"))).toContain("mais de um quarto da energia");
    const bare = withGroups((groups, slot) => (slot === "jantar" ? groups.slice(1) : groups));
    expect(textsFor(glp1, bare)).toContain("g de proteína");
  });

  test("groups: below the floor", () => {
    const halved = withGroups((groups) => groups.map(({ group, portions }) => ({ group, portions: portions / 2 })));
    expect(textsFor(diabetes, halved)).toContain("energy-below-floor");
  });

  test("nothing says when to drink", () => {
    const silent = (made: FinishedPlan) => ({
      ...made,
      reasons: made.reasons.filter(({ values }) => values["note"] !== "proteina-e-liquido-primeiro"),
    });
    expect(textsFor(glp1, silent)).toContain("entre as refeições");
  });

  test("balance of somebody past 60", () => {
    const unsteady = (made: FinishedPlan): FinishedPlan => {
      if (!made.training) throw new Error("no training");
      const isSteady = ({ exercise }: { exercise: string }): boolean => !/equilibrio|um-pe|na-linha/.test(exercise);
      const sessions = made.training.sessions.map((session) => ({
        ...session,
        warmUp: session.warmUp.filter(isSteady),
        exercises: session.exercises.filter(isSteady),
      }));
      return { ...made, training: { ...made.training, sessions } };
    };
    expect(textsFor({ q02: "1962-05-02" }, unsteady)).toContain("equilíbrio em 0 treinos");
  });

  test.each([
    ["training.regions", "ombro"],
    ["training.regions.strict", "joelho"],
  ])("%s is said of a region that hurts less or not at all", (code, regions) => {
    const cautious = (made: FinishedPlan): FinishedPlan => ({
      ...made,
      reasons: [...made.reasons, { path: "training", code, values: { regions } }],
    });
    expect(textsFor({ m7: [{ region: "joelho", pain: 3 }] }, cautious)).toContain("false-restriction");
  });

  const pressure: Parameters<typeof personWith>[0] = {
    s1: { yes: true, which: ["pressao-alta"] },
    s1b: { controlled: "sim", last: "130/80" },
  };
  const withMeals =
    (alter: (meal: PlanMeal, day: number) => PlanMeal) =>
    (made: FinishedPlan): FinishedPlan => {
      if (made.diet?.method !== "foods") throw new Error("no menu");
      const days = made.diet.days.map((day, at) => ({ ...day, meals: day.meals.map((meal) => alter(meal, at)) }));
      return { ...made, diet: { ...made.diet, days } };
    };

  test("salt in a preparation", () => {
    const salted = withMeals((meal) => ({ ...meal, how: [...meal.how, "Ponha sal a gosto."] }));
    expect(textsFor(pressure, salted)).toContain("mais sal");
  });

  test("leaves that change from day to day under warfarin", () => {
    const person = { ...plain, rows: ["R39_VARFARINA"] };
    const found = checkPlan(plan, person).map(({ text }) => text);
    expect(found).toContain("vitamina-k-constante: as folhas mudam de um dia para outro");
  });

  test("eggs of a dish count, and whites do not", () => {
    const eggs = (food: string) =>
      withMeals((meal) => ({
        ...meal,
        items: meal.items.map((item) => ({ ...item, food, unit: "un", count: 2, grams: 100, swaps: [] })),
      }))(plan);
    const person = { ...plain, rows: ["R37_COLESTEROL"] };
    const said = (food: string): string => JSON.stringify(checkPlan(eggs(food), person).map(({ text }) => text));
    expect(said("own:crepioca")).toContain("ovos na semana");
    expect(said("taco:486")).not.toContain("ovos na semana");
  });
});
