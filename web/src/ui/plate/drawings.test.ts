import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { catalogue } from "@app/engine/nutrition/catalogue/catalogue";
import { gramsOf, mealTemplates } from "@app/engine/nutrition/meals/meals";
import { drawingOf } from "@app/engine/nutrition/words/drawing";
import { expect, test } from "vitest";
import { drawings } from "./drawings.ts";
import { PLATE_SLOTS, settingOf } from "./setting.ts";

const MAX_GZIP_BYTES = 30_000;
/** Squared radius per gram. A heap and a flat fillet of one weight differ by half. */
const AREA_PER_GRAM = { least: 12, most: 32 };
/** Parts of a meal without air in them: not leaves, bread or popcorn. */
const WATERY = new Set(["arroz", "feijao", "proteina", "prato", "legume"]);

const file = readFileSync(join(import.meta.dirname, "foods.svg"), "utf8");
const ids = [...file.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);
const scenery = [
  "vazio",
  ...PLATE_SLOTS.flatMap((slot) => {
    const { table, plate, cutlery } = settingOf(slot);
    return [table, plate, `garfo-${cutlery}`, `faca-${cutlery}`];
  }),
];

test("the file holds each drawing that a plate is made of once, and no other", () => {
  expect([...ids].sort()).toEqual([...new Set([...drawings.keys(), ...scenery])].sort());
});

test("every food of the catalogue can be drawn", () => {
  const missing = catalogue.foods.filter(({ id }) => !drawings.has(drawingOf(id) ?? ""));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test("more than sixty foods have drawings, in few bytes", () => {
  expect(drawings.size).toBeGreaterThan(60);
  expect(gzipSync(file, { level: 9 }).length).toBeLessThan(MAX_GZIP_BYTES);
});

test("a drawing uses the inks of the palette, and a fallback where it stands as a file", () => {
  const tokens = readFileSync(join(import.meta.dirname, "../tokens.css"), "utf8");
  const inks = [...file.matchAll(/(?:fill|stroke)="(?!none)([^"]+)"/g)].map(([, ink = ""]) => ink);
  const unknown = inks.filter((ink) => {
    const [, name = "", value = ""] = /^var\((--[\w-]+),(#[\dA-F]{6})\)$/.exec(ink) ?? [];
    return !tokens.includes(`${name}: ${value.toLowerCase()};`);
  });
  expect([...new Set(unknown)]).toEqual([]);
});

test("what is about as heavy as water fills an area that follows its usual portion", () => {
  const parts = mealTemplates.flatMap((meal) => meal.parts.filter(({ part }) => WATERY.has(part)));
  const portions = parts.flatMap(({ choices }) =>
    choices.map((choice) => ({ drawing: drawingOf(choice.food) ?? "", grams: gramsOf(choice) })),
  );
  const wrong = [...new Set(portions.map(({ drawing }) => drawing))].filter((key) => {
    const grams = portions.filter(({ drawing }) => drawing === key).map((portion) => portion.grams);
    const usual = grams.reduce((sum, one) => sum + one, 0) / grams.length;
    const area = (drawings.get(key)?.radius ?? 0) ** 2 / usual;
    return drawings.get(key)?.place === "plate" && (area < AREA_PER_GRAM.least || area > AREA_PER_GRAM.most);
  });
  expect(wrong).toEqual([]);
});
