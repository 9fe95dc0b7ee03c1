import { NO_EXCLUSIONS } from "@app/engine/exclusions/exclusions";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { noRecords } from "../testing/example-records.ts";
import { gramsAmount } from "./amounts.ts";
import { addFood, correctFood, type Draft, emptyDraft } from "./draft.ts";
import { viewEntry } from "./entry-view.ts";
import { createFoods } from "./foods.ts";
import { foundIn } from "./found-in.ts";

const foods = createFoods(noRecords, NO_EXCLUSIONS);
const TEXT = "PF com 2 conchas de feijão, arroz e bife, mais farofa da dona Cida";
const draftOf = (text: string, changes: Partial<Draft> = {}): Draft => ({ ...emptyDraft, text, ...changes });
const found = (draft: Draft) => foundIn(foods.read(draft.text), draft);
const keyOf = (draft: Draft, name: string) => {
  const food = found(draft).foods.find(({ ref }) => foods.nameOf(ref).startsWith(name));
  if (!food) throw new Error(`no ${name}`);
  return food.key;
};

test("the sentence of the example: what is typed, what the plate brings, and what is not known", () => {
  const { chips, foods: eaten, unknown } = found(draftOf(TEXT));
  expect(chips.map(({ text, kind }) => [text, kind])).toEqual([
    ["2 conchas de feijão", "food"],
    ["arroz", "food"],
    ["bife", "food"],
    ["farofa da dona Cida", "unknown"],
  ]);
  expect(unknown.map(({ text }) => text)).toEqual(["farofa da dona Cida"]);
  const marks = Object.fromEntries(eaten.map(({ ref, mark }) => [foods.nameOf(ref), mark]));
  expect(marks).toMatchObject({ "Feijão carioca": null, "Arroz branco": "assumed" });
  expect(Object.values(marks)).toContain("plate");
});

test("a food that is found for unknown words takes their place, whatever is typed after it", () => {
  const [piece] = found(draftOf(TEXT)).unknown;
  const corrected = correctFood(draftOf(TEXT), piece?.key ?? "", { ref: "taco:3", amount: gramsAmount(30) });
  const longer = { ...corrected, text: `café e ${TEXT} e banana` };
  for (const draft of [corrected, longer]) {
    expect(found(draft).unknown).toEqual([]);
    expect(found(draft).chips.find(({ text }) => text === "farofa da dona Cida")?.kind).toBe("food");
  }
});

test("other words are another piece: the correction of the old ones is gone", () => {
  const draft = draftOf("2 conchas de feijão");
  const corrected = correctFood(draft, keyOf(draft, "Feijão"), { amount: gramsAmount(10) });
  expect(found(corrected).foods[0]?.amount.grams).toBe(10);
  expect(found({ ...corrected, text: "3 conchas de feijão" }).foods[0]?.amount.count).toBe(3);
});

test("the same words twice are two foods, corrected apart", () => {
  const draft = draftOf("1 banana, 1 banana");
  const [first, second] = found(draft).foods;
  expect(first?.key).not.toBe(second?.key);
  const corrected = correctFood(draft, second?.key ?? "", { isRemoved: true });
  expect(found(corrected).foods.map(({ isRemoved }) => isRemoved)).toEqual([false, true]);
});

test("what is added stands after the sentence, and is taken out and brought back", () => {
  const draft = addFood(draftOf("arroz"), "taco:561", gramsAmount(140));
  const key = found(draft).foods.at(-1)?.key ?? "";
  expect(found(draft).foods).toHaveLength(2);
  expect(found(correctFood(draft, key, { isRemoved: true })).foods.at(-1)?.isRemoved).toBe(true);
});

test("sums are those of the rows that count, and say what they leave out", () => {
  const draft = draftOf(TEXT);
  const shown = viewEntry(foods, found(draft), "shown");
  if (shown.numbers !== "shown") return expect.unreachable();
  expect(shown.without).toEqual(["farofa da dona Cida"]);
  const sum = shown.rows.reduce((total, { figures }) => total + Number.parseInt(figures.kcal ?? "0", 10), 0);
  expect(Math.abs(sum - Number(shown.total.kcal))).toBeLessThanOrEqual(shown.rows.length);
  const without = viewEntry(foods, found(correctFood(draft, keyOf(draft, "Feijão"), { isRemoved: true })), "shown");
  expect(without.numbers === "shown" && Number(without.total.kcal)).toBe(386);
  expect(shown.total.kcal).toBe("598");
});

test("with hidden numbers a view has no figure of energy or weight", () => {
  const hidden = viewEntry(foods, found(draftOf("150 g de frango grelhado, 2 conchas de feijão e arroz")), "hidden");
  expect(hidden.rows).toHaveLength(3);
  const said = hidden.rows.map(({ name, measure }) => `${name} ${measure}`).join();
  expect(said).not.toMatch(/\d\s*(kcal|k?g)\b/);
  expect(said).toContain("palma");
  expect(Object.keys(hidden).sort()).toEqual(["numbers", "rows", "without"]);
});

test("every sentence gives chips in their order that never overlap, and keys that are unique", () => {
  const word = fc.constantFrom("arroz", "2 ovos", "PF", "farofa xyz", ",", "e", "1 copo de leite", "feijão", "blablá");
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), (words) => {
      const { chips, foods: eaten, unknown } = found(draftOf(words.join(" ")));
      chips.reduce((end, chip) => {
        expect(chip.start).toBeGreaterThanOrEqual(end);
        return chip.end;
      }, 0);
      const keys = [...eaten, ...unknown].map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }),
    { numRuns: 200 },
  );
});
