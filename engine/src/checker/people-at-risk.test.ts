import { describe, expect, test } from "vitest";
import { exclusionsOf } from "../exclusions/exclusions.ts";
import { personWith } from "../intake/testing/rows-raised.ts";
import { triageOf } from "../intake/triage/triage.ts";
import { isMainMeal } from "../notes/diet-limits.ts";
import type { EquivalentGroup } from "../nutrition/equivalents/equivalent-foods.ts";
import { groupFiguresOf } from "../nutrition/equivalents/group-figures.ts";
import { MEAL_OF_SLOT } from "../nutrition/meals/meal.ts";
import { makePlan } from "../plans/make-plan.ts";
import { type CheckedPerson, checkPlan } from "./check-plan.ts";
import { renderPlan } from "./render-plan.ts";

type Change = Parameters<typeof personWith>[0];

const SEEDS = ["a", "b", "c", "d", "e"];
const WOMAN = { q03: "feminino", q04: 165 } as const;
const MAN = { q03: "masculino", q04: 175, s8: "nao-se-aplica" } as const;
const allergic = (...items: string[]): Change => ({ s12: { items, other: "", severe: false } });

const personOf = (change: Change): CheckedPerson => {
  const [answers, context, today] = personWith(change);
  return { answers, context, today };
};
const plansOf = (change: Change) => SEEDS.map((seed) => makePlan(personOf(change), seed));

/** Everything that is proposed, of several draws; reasons may well name what is left out, and so does a shelf of the shop. */
const proposedTo = (change: Change): string[] =>
  plansOf(change).flatMap((plan) =>
    renderPlan(plan, personOf(change))
      .filter(({ kind, where }) => kind !== "reason" && !(kind === "title" && where === "shopping"))
      .map(({ text }) => text),
  );
const reasonsFor = (change: Change): string[] =>
  plansOf(change).flatMap((plan) =>
    renderPlan(plan, personOf(change))
      .filter(({ kind }) => kind === "reason")
      .map(({ text }) => text),
  );

const diabetic: Change = { ...MAN, q02: "1968-05-10", q05: 98, s9: { marked: ["diabetes-2"] } };
const onWarfarin: Change = { ...MAN, q02: "1964-05-10", q05: 90, s5: { yes: true, names: ["varfarina"] } };

describe("neither plate, swap, step, list nor session names it", () => {
  test.each<{ who: string; change: Change; names: RegExp }>([
    {
      who: "allergic to milk and egg: yoghurt, cheese, milk, eggs",
      change: { ...WOMAN, q02: "1985-05-10", q05: 79, ...allergic("leite-proteina", "ovo"), f6: "apertado", f9: "BA" },
      names: /iogurte|queijo|requeijão|ricota|manteiga|\bleite\b(?! de coco)|\bovos?\b|omelete/i,
    },
    {
      who: "allergic to peanut and nuts: any nut",
      change: {
        ...MAN,
        q02: "2003-05-10",
        q05: 64,
        q06: "ganhar",
        ...allergic("amendoim", "castanhas"),
        f9: "PA",
      },
      names: /castanha|amendoim|nozes|amêndoa|avelã|pistache|paçoca/i,
    },
    {
      who: "nauseous on GLP-1: plates that nobody on it finishes",
      change: { ...WOMAN, q02: "1993-05-10", q05: 90, s11: { answer: "sim", drug: "semaglutida", nausea: true } },
      names: /[2-9] (punhos|frutas|conchas)|punho e meio|xícara e meia/i,
    },
    {
      who: "high blood pressure: salted nuts, water with salt",
      change: {
        ...WOMAN,
        q02: "1976-05-10",
        q05: 85,
        s1: { yes: true, which: ["pressao-alta"] },
        s1b: { controlled: "sim", last: "130/80" },
        f9: "CE",
      },
      names: /salgad|água e sal|presunto|mortadela|linguiça|charque|carne seca|azeitona/i,
    },
    {
      who: "on warfarin: leaves that change the blood's clotting",
      change: onWarfarin,
      names: /alface(?!-americana)|rúcula|couve(?!-flor)|espinafre|agrião|brócolis/i,
    },
    {
      who: "coeliac, marked as a disease alone: bread, pasta",
      change: { ...WOMAN, q02: "1991-05-10", s9: { marked: ["doenca-celiaca"] } },
      names: /\bpão|\bpães|macarrão|aveia|torrada|biscoito(?! de arroz)|cerveja|trigo/i,
    },
    {
      who: "allergic to soy, gluten and lactose: the oil of soy, fish tinned in it, bread",
      change: { ...WOMAN, q02: "1978-05-10", q05: 100, ...allergic("soja", "gluten", "lactose"), f9: "MT" },
      names: /\bsoja\b|tofu|shoyu|em lata|\bpão|\bpães|macarrão(?! de arroz)|aveia/i,
    },
    {
      who: "a shoulder at 6: landmine press, barbell on the back, arm circles",
      change: { ...WOMAN, q02: "1987-05-10", m3: "6-24m", m7: [{ region: "ombro", pain: 6 }] },
      names: /landmine|barra no canto|agachamento (livre )?com barra|círculos com os braços|desenvolvimento/i,
    },
    {
      who: "a knee at 8: chair squats, low steps, wall sits",
      change: { ...MAN, q02: "1976-05-10", m7: [{ region: "joelho", pain: 8 }] },
      names: /agachamento|degrau|cadeira na parede|afundo|passada|leg press|caminhada|bicicleta|escada/i,
    },
    {
      who: "a wrist at 5: push-ups on slope and wall, planks on the table",
      change: {
        ...WOMAN,
        q02: "1993-05-10",
        m6: "casa-sem-nada",
        m4: 5,
        m5: 20,
        m7: [{ region: "punho", pain: 5 }],
      },
      names: /flexão|prancha na mesa|prancha alta/i,
    },
  ])("$who", ({ change, names }) => {
    const lines = proposedTo(change);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => names.test(line))).toEqual([]);
  });
});

test("on warfarin the plan speaks of leaves that stay the same", () => {
  expect(reasonsFor(onWarfarin).filter((text) => /folhas verdes.*varfarina/i.test(text))).toHaveLength(SEEDS.length);
});

describe("diabetes", () => {
  test("no meal passes its part of the day's carbohydrate by the foods that are named first", () => {
    const { answers, context, today } = personOf(diabetic);
    const { facts, rows } = triageOf(answers, context, today);
    const exclusions = exclusionsOf(answers, facts, rows);
    for (const { diet } of plansOf(diabetic)) {
      if (diet?.method !== "equivalents") throw new Error("groups until a person reads it");
      const carb = diet.meals.map(({ slot, groups }) =>
        groups.reduce((sum, { group, portions }) => {
          const { usualCarb } = groupFiguresOf(MEAL_OF_SLOT[slot], group as EquivalentGroup, exclusions);
          return sum + portions * usualCarb;
        }, 0),
      );
      const day = carb.reduce((sum, grams) => sum + grams, 0);
      const usual = diet.meals.map(({ slot }) => (isMainMeal(slot) ? 60 : 25));
      const grown = Math.max(1, (1.05 * day) / usual.reduce((sum, grams) => sum + grams, 0));
      carb.forEach((grams, index) =>
        expect(grams).toBeLessThanOrEqual(Math.min(0.35 * day, (usual[index] ?? 0) * grown) + 1e-6),
      );
    }
  });

  test("a cut is never called none", () => {
    expect(reasonsFor(diabetic).filter((text) => /sem corte/i.test(text))).toEqual([]);
  });
});

test("who works at night breaks the fast after sleeping, and dines before it", () => {
  const nurse: Change = { ...WOMAN, q02: "1982-05-10", q05: 88, f3: 4, f3b: ["17:00", "21:00", "02:00", "07:00"] };
  for (const { diet } of plansOf(nurse)) {
    if (diet?.method !== "foods") throw new Error("a menu");
    for (const { meals } of diet.days) {
      expect(meals.map(({ slot, time }) => [slot, time])).toEqual([
        ["cafe", "17:00"],
        ["almoco", "21:00"],
        ["lanche-tarde", "02:00"],
        ["jantar", "07:00"],
      ]);
    }
  }
});

test("who breast-feeds has the energy of the milk on top of what she spends", () => {
  const change: Change = { ...WOMAN, q02: "1999-05-10", q05: 70, s8: "amamentando" };
  const text = reasonsFor(change).find((line) => line.includes("multiplicam esse gasto")) ?? expect.unreachable();
  const spent = Number(/perto de ([\d.]+)\skcal/.exec(text)?.[1]?.replace(".", ""));
  for (const { targets } of plansOf(change)) expect(targets?.kcal).toBeGreaterThanOrEqual(spent + 300);
});

test("a beginner of 66 starts with at most twelve sets a session", () => {
  const change: Change = { ...WOMAN, q02: "1960-05-10", q05: 68, q06: "saude", m4: 3, m5: 45 };
  for (const { training } of plansOf(change)) {
    const aSession = training?.sessions.map(({ exercises }) =>
      exercises.reduce((sum, { sets }) => sum + (sets[0] ?? 0), 0),
    );
    expect(Math.max(...(aSession ?? [99]))).toBeLessThanOrEqual(12);
  }
});

test("allergic to pork by hand: meat is the ox's", () => {
  const lines = proposedTo({ ...WOMAN, q02: "1985-05-10", s12: { items: [], other: "carne de porco", severe: false } });
  expect(lines.filter((line) => /carne(?! de boi)/.test(line))).toEqual([]);
  expect(lines.some((line) => line.includes("carne de boi"))).toBe(true);
});

test("who wrote that there is no allergy has a menu", () => {
  for (const plan of plansOf({ ...WOMAN, q02: "1985-05-10", s12: { items: [], other: "Não tenho", severe: false } }))
    expect(plan.diet?.method).toBe("foods");
});

test("a shelf of the shop names only what is bought there", () => {
  const titles = plansOf({ ...WOMAN, q02: "1985-05-10", f1: "vegano" }).flatMap((plan) =>
    renderPlan(plan, personOf({ ...WOMAN, q02: "1985-05-10", f1: "vegano" }))
      .filter(({ kind, where }) => kind === "title" && where === "shopping")
      .map(({ text }) => text),
  );
  expect(titles).toContain("Hortifrúti");
  expect(titles.filter((title) => /laticínios|ovos/i.test(title))).toEqual([]);
});

test("coeliac disease without a severe reaction tells of none", () => {
  const said = reasonsFor({ ...WOMAN, q02: "1985-05-10", s9: { marked: ["doenca-celiaca"] }, ...allergic("lactose") });
  expect(said.filter((text) => text.includes("uma reação já foi grave"))).toEqual([]);
});

test("lunch at the office is said of working days, and no plate begins with the onion of the steak", () => {
  const change: Change = { ...MAN, q02: "1985-05-10", f4: "refeitorio" };
  expect(reasonsFor(change)).toContain("De segunda a sexta o almoço é no refeitório, como você contou.");
  expect(proposedTo(change).filter((line) => /metade do prato com.*cebola/.test(line))).toEqual([]);
});

test("a warning of caffeine is no coffee to one allergic to it", () => {
  const change: Change = { ...WOMAN, q02: "1993-05-10", s8: "amamentando" };
  const person = personOf({ ...change, s12: { items: [], other: "café", severe: false } });
  expect(checkPlan(makePlan(person, "a"), person)).toEqual([]);
});

test("peanuts are usual in bought granola", () => {
  const lines = proposedTo({ ...WOMAN, q02: "1985-05-10", ...allergic("amendoim") });
  expect(lines.filter((line) => /granola/i.test(line))).toEqual([]);
});

test("where no portions keep a GLP-1 medicine, diabetes and a gain, the groups are not below the floor", () => {
  const gaining: Change = {
    ...MAN,
    q02: "1999-03-14",
    q04: 184,
    q05: 109,
    q06: "ganhar",
    s5: { yes: true, names: ["ozempic"] },
    s9: { marked: ["diabetes-2"] },
    s12: { items: ["amendoim"], other: "lactoze", severe: true },
    f3: 4,
    f5: "quase-nada",
    m1: "em-pe",
    m2: "<60",
    m3: "nunca",
    m4: 4,
    m5: 60,
  };
  for (const plan of plansOf(gaining)) {
    expect(plan.diet).toMatchObject({ method: "equivalents", because: "no-portions" });
    expect(checkPlan(plan, personOf(gaining))).toEqual([]);
  }
});
