import { isDeepStrictEqual } from "node:util";
import { HalfDraft } from "@app/contract/staff/plans";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { generated } from "../../../../scripts/lib/generated.ts";
import { diffPlans } from "../diff/diff-plans.ts";
import { isSame } from "../diff/is-same.ts";
import { addFood, removeItem, setCount } from "../edits/diet/items.ts";
import { bySlot, removeMeal, setMealTime } from "../edits/diet/meals.ts";
import { withDayTexts } from "../edits/diet/on-parts.ts";
import { withSessionTimes } from "../edits/training/on-session.ts";
import type { PlanHalves } from "../halves.ts";
import { anyDietEdit, anyDietStep, anyTrainingEdit, anyTrainingStep } from "../testing/any-edit.ts";
import { anyFoods, anyTargets, anyTraining } from "../testing/any-plan.ts";
import { aPlan, noNotes } from "../testing/lock-input.ts";
import { isFollowing, isOfLine } from "./find-conflicts.ts";
import { rebaseDraft } from "./rebase-draft.ts";

const RUNS = generated(250);

const halvesOf = (draft: HalfDraft): PlanHalves => ({
  targets: draft.half === "diet" ? draft.targets : null,
  diet: draft.half === "diet" ? draft.diet : null,
  training: draft.half === "training" ? draft.training : null,
});

/** As the engine leaves it: meals in the order of the day, with the texts that follow. A saved template may not be so. */
function inOrder(draft: HalfDraft): HalfDraft {
  if (draft.half !== "diet" || draft.diet?.method !== "foods") return draft;
  const days = draft.diet.days.map((day) => ({ ...day, meals: bySlot(day.meals) }));
  return { ...draft, diet: withDayTexts(null, { ...draft.diet, days }) };
}

const anyDiet = fc
  .tuple(anyTargets, anyFoods)
  .map(([targets, diet]): HalfDraft => inOrder({ half: "diet", targets, diet, notes: noNotes }));
const anySessions = anyTraining.map(
  (training): HalfDraft => ({ half: "training", training: withSessionTimes(null, training), notes: noNotes }),
);
const starts = [...fc.sample(anyDiet, generated(40)), ...fc.sample(anySessions, generated(40))];

type Edit = (draft: HalfDraft, seen: PlanHalves | null) => HalfDraft;
/** A start, and what each of two people does with it. */
const twoPeople = (diet: fc.Arbitrary<Edit>, training: fc.Arbitrary<Edit>) =>
  fc.constantFrom(...starts).chain((start) => {
    const edits = fc.array<Edit>(start.half === "diet" ? diet : training, { maxLength: 5 });
    return fc.tuple(fc.constant(start), edits, edits);
  });
/** What is copied from elsewhere in the plan is another thing where that place changed. */
const inOnePlace = twoPeople(anyDietStep, anyTrainingStep);
const anywhere = twoPeople(anyDietEdit, anyTrainingEdit);

const after = (start: HalfDraft, edits: readonly Edit[], seen: HalfDraft): HalfDraft =>
  edits.reduce((draft, edit) => inOrder(edit(draft, halvesOf(seen))), start);

/** Those that changed something when they were made: what was not there then was not edited. */
function thatCount(start: HalfDraft, edits: readonly Edit[]): Edit[] {
  let draft = start;
  return edits.filter((edit) => {
    const before = draft;
    draft = after(draft, [edit], start);
    return !isSame(before, draft);
  });
}

describe("a draft on a newer version", () => {
  test("is what its edits make of it, or names where both changed one line", () => {
    let free = 0;
    fc.assert(
      fc.property(inOnePlace, ([start, own, others]) => {
        const theirs = after(start, others, start);
        const { draft, conflicts } = rebaseDraft(after(start, own, start), {
          base: halvesOf(start),
          onto: halvesOf(theirs),
        });
        expect(HalfDraft.safeParse(draft).error?.issues ?? []).toEqual([]);
        if (conflicts.length > 0) return;
        free += 1;
        const made = after(theirs, thatCount(start, own), start);
        if (!isDeepStrictEqual(halvesOf(draft), halvesOf(made))) expect(halvesOf(draft)).toStrictEqual(halvesOf(made));
      }),
      RUNS,
    );
    expect(free).toBeGreaterThan(RUNS.numRuns / 4);
  });

  test("loses nothing: an edit is in it, or belongs to a named line, and each line is as it was chosen", () => {
    let named = 0;
    fc.assert(
      fc.property(anywhere, ([start, own, others]) => {
        const [mine, theirs] = [after(start, own, start), after(start, others, start)];
        const both = { base: halvesOf(start), onto: halvesOf(theirs) };
        const { draft, conflicts } = rebaseDraft(mine, both);
        const edits = diffPlans(halvesOf(start), halvesOf(mine)).filter((change) => !isFollowing(change));
        const left = diffPlans(halvesOf(draft), halvesOf(mine)).filter((change) => !isFollowing(change));
        const isNamed = (change: (typeof edits)[number]) => conflicts.some(({ key }) => isOfLine(key, change));
        for (const { id, to, op } of edits.filter((change) => !isNamed(change) && change.op !== "moved"))
          expect(
            left.filter((change) => change.id === id && isSame(change.to, to)),
            `${op} ${id}`,
          ).toEqual([]);
        for (const { key } of conflicts) {
          named += 1;
          const chosen = rebaseDraft(mine, both, new Set([key])).draft;
          const missing = diffPlans(halvesOf(chosen), halvesOf(mine)).filter(
            (change) => change.op !== "moved" && !isFollowing(change) && isOfLine(key, change),
          );
          expect(missing, key).toEqual([]);
        }
      }),
      RUNS,
    );
    expect(named).toBeGreaterThan(RUNS.numRuns / 10);
  });

  test("that was begun without a version is its writer's as a whole", () => {
    fc.assert(
      fc.property(anywhere, ([start, own, others]) => {
        const mine = after(start, own, start);
        const onto = halvesOf(after(start, others, start));
        const { draft, conflicts } = rebaseDraft(mine, { base: null, onto });
        expect(conflicts).toEqual([]);
        const differs = diffPlans(halvesOf(mine), halvesOf(draft)).filter((change) => !isFollowing(change));
        expect(differs).toEqual([]);
      }),
      generated(60),
    );
  });
});

const start: HalfDraft = { half: "diet", targets: aPlan.targets, diet: aPlan.diet, notes: noNotes };
const lunch = "d1.almoco";
const rebaseOn = (mine: HalfDraft, theirs: HalfDraft, kept: readonly string[] = []) =>
  rebaseDraft(mine, { base: halvesOf(start), onto: halvesOf(theirs) }, new Set(kept));
const mealIn = (draft: HalfDraft) =>
  draft.half === "diet" && draft.diet?.method === "foods"
    ? draft.diet.days[0]?.meals.find(({ id }) => id === lunch)
    : undefined;

test("edits of two meals are both there; one amount that both changed is one line to choose", () => {
  const mine = setCount(setMealTime(start, "d2.jantar", "19:00"), `${lunch}.1`, 2);
  const theirs = setCount(setMealTime(start, "d3.jantar", "20:30"), `${lunch}.1`, 5);
  const { draft, conflicts } = rebaseOn(mine, theirs);
  expect(conflicts.map(({ key }) => key)).toEqual([`diet.${lunch}:plate`]);
  expect(mealIn(draft)?.items[0]?.count).toBe(5);
  expect(mealIn(rebaseOn(mine, theirs, [`diet.${lunch}:plate`]).draft)?.items[0]?.count).toBe(2);
  const times = diffPlans(halvesOf(start), halvesOf(draft)).filter(({ field }) => field === "time");
  expect(times.map(({ path, to }) => [path, to])).toEqual([
    ["diet.d2.jantar", "19:00"],
    ["diet.d3.jantar", "20:30"],
  ]);
});

test("a meal that one side took away and the other changed is one line, and comes back whole", () => {
  const mine = addFood(removeItem(start, `${lunch}.1`), lunch, "taco:410", aPlan);
  const { draft, conflicts } = rebaseOn(mine, removeMeal(start, lunch));
  expect(conflicts.map(({ key }) => key)).toEqual([`diet.${lunch}`]);
  expect(conflicts[0]?.mine.map(({ op }) => op)).toEqual(expect.arrayContaining(["removed", "added"]));
  expect(mealIn(draft)).toBeUndefined();
  const kept = rebaseOn(mine, removeMeal(start, lunch), [`diet.${lunch}`]).draft;
  expect(mealIn(kept)?.items).toEqual(mealIn(mine)?.items);
});
