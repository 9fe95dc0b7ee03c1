import { describe, expect, test } from "vitest";
import { saidUnits } from "../../../data/sentence/said-units.ts";
import { groupMeasures, liquidMeasures, nearMeasures } from "../../../data/sentence/table-measures.ts";
import { catalogue } from "../catalogue/catalogue.ts";
import { UNITS } from "../catalogue/measure.ts";
import { measureFor } from "./measure-for.ts";
import { portionsOf, usualAmount } from "./portions-of.ts";

describe("the measures of a food", () => {
  test("the nearest to the usual amount first, grams last", () => {
    const units = portionsOf("taco:3").map(({ unit }) => unit);
    expect(units[0]).toBe("co");
    expect(units.at(-1)).toBeNull();
    expect(new Set(units)).toEqual(new Set(["cs", "sv", "es", "co", null]));
  });

  test("say their words and their range", () => {
    expect(portionsOf("taco:561").find(({ unit }) => unit === "co")).toEqual({
      unit: "co",
      words: { one: "concha", many: "conchas" },
      grams: 140,
      low: 105,
      high: 175,
    });
  });

  test("the member's own replace the table's", () => {
    const measures = [{ unit: "co", food: "taco:561", grams: 110 }];
    expect(portionsOf("taco:561", { measures }).find(({ unit }) => unit === "co")).toMatchObject({
      grams: 110,
      low: 99,
      high: 121,
    });
  });

  test("an own food has its own measure and grams", () => {
    const units = portionsOf("mine:1", { measure: { unit: "fa", grams: 60 } });
    expect(units).toMatchObject([{ unit: "fa", words: { one: "fatia" }, grams: 60 }, { unit: null }]);
    expect(portionsOf("mine:1")).toMatchObject([{ unit: null }]);
  });
});

test("the usual amount is the written one, or that of one whole, or that of its kind", () => {
  expect(usualAmount("taco:3")).toEqual({ grams: 125, low: 75, high: 200, unit: null, count: null, isAssumed: true });
  expect(usualAmount("own:misto-quente").grams).toBeGreaterThan(50);
  expect(usualAmount("taco:328")).toMatchObject({ isAssumed: true });
  for (const { id } of catalogue.foods) expect(usualAmount(id).grams, id).toBeGreaterThan(0);
});

describe("a measure that the food's row does not have", () => {
  test("is the nearest that it has", () => {
    expect(measureFor("taco:182", "up")).toMatchObject({ unit: "un", grams: 75 });
  });

  test("is the volume of what is drunk, or our estimate for its kind, with a wide range", () => {
    expect(measureFor("taco:482", "xi")).toMatchObject({ grams: 200, low: 120, high: 280 });
    expect(measureFor("taco:328", "cs")).toMatchObject({ unit: "cs" });
    expect(measureFor("taco:3", "gomo")).toBeUndefined();
  });
});

test("the tables of sentences name measures that there are", () => {
  const said = saidUnits
    .trim()
    .split("\n")
    .map((line) => line.split(" = ")[1]?.split(" ")[0] ?? line);
  const estimated = [groupMeasures, { liquidMeasures, nearMeasures }].flatMap((tables) =>
    Object.values(tables).flatMap(Object.keys),
  );
  expect([...said, ...estimated, ...Object.values(nearMeasures).flat()].filter((unit) => !(unit in UNITS))).toEqual([]);
});
