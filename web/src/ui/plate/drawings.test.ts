import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { catalogue } from "@app/engine/nutrition/catalogue/catalogue";
import { drawingOf } from "@app/engine/nutrition/words/drawing";
import { expect, test } from "vitest";
import { drawings } from "./drawings.ts";
import { PLATE_SLOTS, settingOf } from "./setting.ts";

const MAX_GZIP_BYTES = 30_000;

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
