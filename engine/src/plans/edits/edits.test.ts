import type { Portion } from "@app/contract/plan-document";
import { HalfDraft } from "@app/contract/staff/plans";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { generated } from "../../../../scripts/lib/generated.ts";
import { foreignFoods } from "../../nutrition/steps/testing/foreign-foods.ts";
import { applyChanges } from "../diff/apply-changes.ts";
import { diffPlans } from "../diff/diff-plans.ts";
import { type ChangeGroup, groupChanges } from "../groups/group-changes.ts";
import type { PlanHalves } from "../halves.ts";
import { findPortion } from "../items/portion.ts";
import { anyDietEdit, anyTrainingEdit } from "../testing/any-edit.ts";
import { anyFoods, anyTargets, anyTraining } from "../testing/any-plan.ts";
import { aPlan, noNotes } from "../testing/lock-input.ts";
import { describeGroup } from "../words/describe-group.ts";
import { copyMeal } from "./diet/copies.ts";
import { addFood, removeItem, replaceFood, setCount } from "./diet/items.ts";
import { setMealNote } from "./diet/meals.ts";
import { findMeal } from "./diet/next-id.ts";

const RUNS = generated(400);
const halvesOf = (draft: HalfDraft): PlanHalves => ({
  targets: draft.half === "diet" ? draft.targets : null,
  diet: draft.half === "diet" ? draft.diet : null,
  training: draft.half === "training" ? draft.training : null,
});

function check(draft: HalfDraft, seen: PlanHalves): void {
  expect(HalfDraft.safeParse(draft).error?.issues ?? []).toEqual([]);
  const halves = halvesOf(draft);
  for (const portion of portionsOf(halves)) {
    expect(findPortion(portion.food, portion.unit, portion.count)).toMatchObject(figuresOf(portion));
  }
  const changes = diffPlans(seen, halves);
  expect(changes.map(({ field }) => field)).not.toContain("whole");
  expect(applyChanges(seen, changes)).toEqual(halves);
}

const portionsOf = ({ diet }: PlanHalves): Portion[] =>
  diet?.method === "foods"
    ? diet.days.flatMap(({ meals }) =>
        meals.flatMap(({ items }) => items.flatMap((item) => [item, ...item.swaps, ...(item.or ?? [])])),
      )
    : [];
const figuresOf = ({ food, unit, count, grams, kcal, protein, fat, carb, fibre }: Portion): Portion => ({
  food,
  unit,
  count,
  grams,
  kcal,
  protein,
  fat,
  carb,
  fibre,
});

test("any steps leave a diet that the contract reads, with the catalogue's figures and ids of its own", () => {
  fc.assert(
    fc.property(anyTargets, anyFoods, fc.array(anyDietEdit, { maxLength: 15 }), (targets, diet, edits) => {
      const start: HalfDraft = { half: "diet", targets, diet, notes: noNotes };
      const before = JSON.stringify(start);
      const seen = halvesOf(start);
      check(
        edits.reduce<HalfDraft>((draft, edit) => edit(draft, seen), start),
        seen,
      );
      expect(JSON.stringify(start)).toBe(before);
    }),
    RUNS,
  );
});

test("any steps leave a training half that the contract reads", () => {
  fc.assert(
    fc.property(anyTraining, fc.array(anyTrainingEdit, { maxLength: 15 }), (training, edits) => {
      const start: HalfDraft = { half: "training", training, notes: noNotes };
      const seen = halvesOf(start);
      check(
        edits.reduce<HalfDraft>((draft, edit) => edit(draft, seen), start),
        seen,
      );
    }),
    RUNS,
  );
});

const draft: HalfDraft = { half: "diet", targets: aPlan.targets, diet: aPlan.diet, notes: noNotes };
const lunch = aPlan.diet?.method === "foods" ? aPlan.diet.days[0]?.meals[2] : undefined;

test("a new item never takes the number of one that was removed", () => {
  const last = lunch?.items.at(-1)?.id ?? "";
  const edited = addFood(removeItem(draft, last), "d1.almoco", "taco:410", aPlan);
  const changes = diffPlans(aPlan, halvesOf(edited)).filter(({ path }) => path.startsWith("diet.d1.almoco."));
  expect(changes.map(({ op }) => op)).toEqual(["removed", "added"]);
});

describe("the text of a meal", () => {
  const mealIn = (edited: HalfDraft) => findMeal(halvesOf(edited), "d1.almoco");
  const rice = lunch?.items[0]?.id ?? "";

  test("follows its foods; the nutritionist's note stays, and both are one edit", () => {
    const noted = setMealNote(draft, "d1.almoco", "Com calma.");
    const edited = replaceFood(noted, rice, "own:inhame");
    expect(mealIn(noted)?.how).toBe(lunch?.how);
    expect(mealIn(edited)?.how.join(" ")).toContain("Descasque o inhame");
    expect(mealIn(edited)?.how.join(" ")).not.toMatch(/arroz/i);
    expect(mealIn(edited)?.note).toBe("Com calma.");
    const groups = groupChanges(diffPlans(halvesOf(noted), halvesOf(edited)));
    expect(groups).toHaveLength(1);
    expect(
      describeGroup(groups[0] as ChangeGroup, { from: halvesOf(noted), to: halvesOf(edited), numbers: "shown" }).title,
    ).toMatch(/inhame/i);
  });

  test("goes with the plate to another day and speaks of that one", () => {
    const copied = copyMeal(draft, "d1.almoco", "d2.almoco", aPlan);
    const text = findMeal(halvesOf(copied), "d2.almoco")?.how.join(" ") ?? "";
    expect(foreignFoods(text, lunch?.items ?? [])).toEqual([]);
    expect(text).not.toBe("");
  });
});

test("more of a food is swapped for more of the others", () => {
  const item = lunch?.items.find(({ swaps }) => swaps.length > 0);
  if (!item) throw new Error("there is nothing to swap");
  const edited = halvesOf(setCount(draft, item.id, item.count * 2));
  const next = edited.diet?.method === "foods" ? edited.diet.days[0]?.meals[2]?.items : [];
  const doubled = next?.find(({ id }) => id === item.id);
  expect(doubled?.kcal).toBeGreaterThan(item.kcal);
  for (const swap of doubled?.swaps ?? []) {
    const before = item.swaps.find(({ food }) => food === swap.food);
    expect(swap.kcal).toBeGreaterThan(before?.kcal ?? 0);
  }
});
