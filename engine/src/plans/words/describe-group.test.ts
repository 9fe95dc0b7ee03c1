import type { FoodsDiet } from "@app/contract/plan-document";
import type { HalfDraft } from "@app/contract/staff/plans";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { generated } from "../../../../scripts/lib/generated.ts";
import { diffPlans } from "../diff/diff-plans.ts";
import { copyDay, copyMeal } from "../edits/diet/copies.ts";
import { addFood, removeItem, replaceFood, setCount } from "../edits/diet/items.ts";
import { addMeal, setMealNote, setMealTime } from "../edits/diet/meals.ts";
import { setMethod, setTargets } from "../edits/diet/method.ts";
import { addExercise, removeExercise, setExercise, setRest, setSets } from "../edits/training/exercises.ts";
import { setCardio, setSessionNote } from "../edits/training/sessions.ts";
import { groupChanges } from "../groups/group-changes.ts";
import type { PlanHalves } from "../halves.ts";
import { findLocks } from "../locks/find-locks.ts";
import { hasFigures } from "../locks/has-figures.ts";
import { anyPlan } from "../testing/any-plan.ts";
import { aLockInput, aPlan, noNotes } from "../testing/lock-input.ts";
import { spoil } from "../testing/spoil.ts";
import { type DescribedGroup, describeGroup } from "./describe-group.ts";
import { reasonSource } from "./reason-words.ts";
import { whatStayed } from "./what-stayed.ts";

const dietDraft: HalfDraft = { half: "diet", targets: aPlan.targets, diet: aPlan.diet, notes: noNotes };
const trainingDraft: HalfDraft = { half: "training", training: aPlan.training, notes: noNotes };
const days = (aPlan.diet as FoodsDiet).days;
const lunch = days[0]?.meals.find(({ slot }) => slot === "almoco")?.items ?? [];
const first = lunch[0]?.id ?? "";
const weekdays = days.slice(0, 5).map(({ id }) => id);

const nextOf = (draft: HalfDraft): PlanHalves => ({ ...aPlan, ...draft });
function said(draft: HalfDraft, numbers: "shown" | "hidden" = "shown"): DescribedGroup[] {
  const to = nextOf(draft);
  return groupChanges(diffPlans(aPlan, to)).map((group) => describeGroup(group, { from: aPlan, to, numbers }));
}

const cases: [string, HalfDraft, string, RegExp][] = [
  [
    "a time on five days",
    weekdays.reduce<HalfDraft>((draft, id) => setMealTime(draft, `${id}.lanche-tarde`, "16:45"), dietDraft),
    "Seg. a sex., lanche da tarde",
    /^O lanche da tarde mudou de horário$/,
  ],
  [
    "a note at the weekend",
    ["d6", "d7"].reduce<HalfDraft>((draft, id) => setMealNote(draft, `${id}.jantar`, "Sem pressa."), dietDraft),
    "Sáb. e dom., jantar",
    /^Um recado sobre o jantar$/,
  ],
  ["more of a food", setCount(dietDraft, first, 9), "Seg., almoço", /^O almoço ficou mais forte$/],
  ["a food less", removeItem(dietDraft, first), "Seg., almoço", /^Saiu .+ do almoço$/],
  ["a food more", addFood(dietDraft, "d1.almoco", "taco:182", aPlan), "Seg., almoço", /^Entrou .+ no almoço$/],
  ["another food", replaceFood(dietDraft, first, "taco:88"), "Seg., almoço", /^.+ deu lugar a .+ no almoço$/],
  [
    "another plate",
    copyMeal(dietDraft, "d1.almoco", "d2.almoco", aPlan),
    "Ter., almoço",
    /^Outro prato no almoço \(terça\)$/,
  ],
  ["another day", copyDay(dietDraft, "d1", "d7", aPlan), "Domingo", /^Domingo: outras refeições$/],
  [
    "a meal more",
    days.reduce<HalfDraft>((draft, { id }) => addMeal(draft, id, "ceia", "21:30"), dietDraft),
    "Todos os dias, ceia",
    /^Entrou a ceia$/,
  ],
  ["more energy", setTargets(dietDraft, { kcal: 1750 }), "Metas do dia", /^Seu dia ganhou um pouco mais de energia$/],
  ["another method", setMethod(dietDraft, "equivalents"), "Dieta", /grupos e porções$/],
  ["another exercise", setExercise(trainingDraft, "A.1", "fx:Goblet_Squat"), "Treino A", /^.+ deu lugar a .+$/],
  ["more sets", setSets(trainingDraft, "A.1", 6), "Treino A", /^Mais séries de .+$/],
  ["more rest", setRest(trainingDraft, "A.1", 300), "Treino A", /^Mais descanso entre as séries de .+$/],
  ["an exercise less", removeExercise(trainingDraft, "A.2"), "Treino A", /^Saiu .+$/],
  ["an exercise more", addExercise(trainingDraft, "A", "fx:Goblet_Squat", { seen: aPlan }), "Treino A", /^Entrou .+$/],
  ["a note", setSessionNote(trainingDraft, "B", "Devagar."), "Treino B", /^Um recado no treino B$/],
  ["more cardio", setCardio(trainingDraft, { minutes: [200, 200, 200, 200] }), "Cardio", /^Mais cardio na semana$/],
];

test.each(cases)("%s", (_name, draft, place, title) => {
  const described = said(draft);
  expect(described.map((one) => one.place)).toEqual([place]);
  expect(described[0]?.title).toMatch(title);
});

describe("without numbers", () => {
  test("no edit says a figure of energy, macros or grams", () => {
    const texts = cases.flatMap(([, draft]) => said(draft, "hidden"));
    const all = texts.flatMap(({ title, before, after }) => [title, before?.text ?? "", after?.text ?? ""]);
    expect(all.filter(hasFigures)).toEqual([]);
  });

  test("nor does any pair of plans, and every title is said", () => {
    fc.assert(
      fc.property(fc.option(anyPlan), anyPlan, (from, to) => {
        for (const group of groupChanges(diffPlans(from, to))) {
          const { title, place, before, after } = describeGroup(group, { from, to, numbers: "hidden" });
          expect(title.length, group.key).toBeGreaterThan(4);
          expect(place, group.key).not.toBe("");
          expect([title, before?.text ?? "", after?.text ?? ""].filter(hasFigures), group.key).toEqual([]);
        }
        expect(hasFigures(whatStayed(from, to, "hidden"))).toBe(false);
      }),
      generated(150),
    );
  });
});

test("foods, measures and exercises that do not exist are said too, and locked", () => {
  fc.assert(
    fc.property(anyPlan, anyPlan, fc.integer({ min: 1, max: 9 }), (from, plan, every) => {
      const to = spoil(plan, every);
      for (const group of groupChanges(diffPlans(from, to))) {
        expect(describeGroup(group, { from, to, numbers: "shown" }).title).not.toBe("");
      }
      const locks = findLocks({ ...aLockInput(), current: from, next: to });
      const hasSpoiled = JSON.stringify(to).match(/"(food|unit)":"(taco:9999|balde)"|"exercise":"fx:Nothing"/);
      if (hasSpoiled) expect(locks.length).toBeGreaterThan(0);
    }),
    generated(150),
  );
});

test("what stayed", () => {
  expect(whatStayed(aPlan, aPlan, "shown")).toBe(
    "1.650 kcal e 115 g de proteína por dia, cinco refeições, três treinos, o cardio da semana",
  );
  expect(whatStayed(aPlan, aPlan, "hidden")).toBe("as metas do dia, cinco refeições, três treinos, o cardio da semana");
  expect(whatStayed(aPlan, nextOf(setTargets(dietDraft, { kcal: 1700 })), "shown")).toMatch(
    /^115 g de proteína por dia/,
  );
  expect(whatStayed(null, aPlan, "shown")).toBe("");
});

test("where a reason comes from", () => {
  expect(reasonSource({ code: "answer", question: "f8", text: "A tarde pesa." })).toBe("Resposta à pergunta f8");
  expect(reasonSource({ code: "request", question: null, text: "Você pediu." })).toBe("Pedido seu");
});
