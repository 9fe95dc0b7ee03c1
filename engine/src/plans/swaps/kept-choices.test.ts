import type { FoodsDiet, PlanDocument } from "@app/contract/plan-document";
import type { HalfDraft } from "@app/contract/staff/plans";
import { expect, test } from "vitest";
import { removeItem, replaceFood } from "../edits/diet/items.ts";
import { aPlan, noNotes } from "../testing/lock-input.ts";
import { keptChoices } from "./kept-choices.ts";

const documentOf = (version: number, halves: Partial<PlanDocument>): PlanDocument => ({
  schema: "plan/1",
  version,
  kind: "definitive",
  basedOn: { plan: null, questionnaire: "1", safety: "1", targets: "1", menus: "1", catalogue: "1" },
  madeIn: { diet: version, training: version },
  validFrom: "2026-01-05",
  reviewOn: "2026-01-19",
  ...aPlan,
  reasons: [],
  safety: { diet: "A", training: "A", rows: [] },
  ...halves,
});

const before = documentOf(1, {});
const draft: HalfDraft = { half: "diet", targets: aPlan.targets, diet: aPlan.diet, notes: noNotes };
const item = (aPlan.diet as FoodsDiet).days[0]?.meals
  .flatMap(({ items }) => items)
  .find(({ swaps }) => swaps.length > 1);
const part = item?.id ?? "";
const takes = item?.swaps[0]?.food ?? "";
const exercise = aPlan.training?.sessions[0]?.exercises.find(({ swaps }) => swaps.length > 0);
const lasting = { plan: 1, part, takes, day: null };
const trained = { plan: 1, part: exercise?.id ?? "", takes: exercise?.swaps[0] ?? "", day: null };
const wholeMeal = { plan: 1, part: "d1.almoco", takes: "d4.almoco", day: null };

test("a swap that the version still offers is kept", () => {
  const choices = [lasting, trained, wholeMeal];
  expect(keptChoices(choices, before, documentOf(2, {}))).toEqual({ kept: choices, lost: [] });
});

test("a swap of an item that is gone is lost", () => {
  const after = documentOf(2, removeItem(draft, part));
  expect(keptChoices([lasting, trained], before, after)).toEqual({ kept: [trained], lost: [lasting] });
});

test("a swap that the version took over is neither", () => {
  const after = documentOf(2, replaceFood(draft, part, takes));
  expect(keptChoices([lasting], before, after)).toEqual({ kept: [], lost: [] });
});

test("a swap of an earlier version was not in force", () => {
  expect(keptChoices([{ ...lasting, plan: 0 }], before, documentOf(2, {}))).toEqual({ kept: [], lost: [] });
});
