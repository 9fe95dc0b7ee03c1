import type { FoodsDiet } from "@app/contract/plan-document";
import type { HalfDraft } from "@app/contract/staff/plans";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { generated } from "../../../../scripts/lib/generated.ts";
import { diffPlans } from "../diff/diff-plans.ts";
import { copyDay, copyMeal } from "../edits/diet/copies.ts";
import { removeItem, setCount } from "../edits/diet/items.ts";
import { setMealTime } from "../edits/diet/meals.ts";
import { setSets } from "../edits/training/exercises.ts";
import { anyPlan } from "../testing/any-plan.ts";
import { aPlan, noNotes } from "../testing/lock-input.ts";
import { groupChanges } from "./group-changes.ts";

const dietDraft: HalfDraft = { half: "diet", targets: aPlan.targets, diet: aPlan.diet, notes: noNotes };
const trainingDraft: HalfDraft = { half: "training", training: aPlan.training, notes: noNotes };
const days = (aPlan.diet as FoodsDiet).days;
const groupsOf = (draft: HalfDraft) => groupChanges(diffPlans(aPlan, { ...aPlan, ...draft }));

test("every change is in exactly one group", () => {
  fc.assert(
    fc.property(anyPlan, anyPlan, (from, to) => {
      const changes = diffPlans(from, to);
      const grouped = groupChanges(changes).flatMap((group) => group.changes.map(({ id }) => id));
      expect(grouped.sort()).toEqual(changes.map(({ id }) => id).sort());
      const keys = groupChanges(changes).map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }),
    generated(300),
  );
});

test("a time that changes on five days is one group", () => {
  const draft = days
    .slice(0, 5)
    .reduce<HalfDraft>((one, { id }) => setMealTime(one, `${id}.lanche-tarde`, "16:45"), dietDraft);
  expect(groupsOf(draft).map(({ changes }) => changes.length)).toEqual([5]);
});

test("two edits of one meal are two groups", () => {
  const [first, second] = days[0]?.meals[2]?.items ?? [];
  const draft = setCount(removeItem(dietDraft, first?.id ?? ""), second?.id ?? "", 5);
  expect(groupsOf(draft)).toHaveLength(2);
});

test("another plate is one group, and another day as well", () => {
  expect(groupsOf(copyMeal(dietDraft, "d1.almoco", "d2.almoco", aPlan))).toHaveLength(1);
  expect(groupsOf(copyDay(dietDraft, "d1", "d7", aPlan))).toHaveLength(1);
});

test("a session's minutes go with the sets that make them", () => {
  const groups = groupsOf(setSets(trainingDraft, "A.1", 5));
  expect(groups).toHaveLength(1);
  expect(groups[0]?.changes.map(({ field }) => field)).toContain("minutes");
});
