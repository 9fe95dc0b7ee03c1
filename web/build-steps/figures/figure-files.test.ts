import { gzipSync } from "node:zlib";
import { exercises } from "@app/engine/training/library/library";
import { expect, test } from "vitest";
import { figureFile } from "../../src/ui/figure/figure-file.ts";
import { FIGURES_FOLDER, figureFiles } from "./figure-files.ts";

/** Of both poses together; a session shows seven to ten exercises. */
const MAX_BYTES = 5_500;
const MAX_SESSION_GZIP_BYTES = 40_000;

test("every exercise of the library is drawn, in two files", () => {
  const missing = exercises.filter(({ id }) => !figureFiles.has(figureFile(id, "both")));
  expect(missing.map(({ id }) => id)).toEqual([]);
  expect(figureFiles.size).toBe(exercises.length * 2);
  expect(FIGURES_FOLDER).toMatch(/^assets\/figures-[0-9a-f]{8}$/);
});

test("a drawing is small, and so are those of the longest session", () => {
  const tooLarge = [...figureFiles].filter(([, svg]) => svg.length > MAX_BYTES).map(([name]) => name);
  expect(tooLarge).toEqual([]);
  const largest = [...figureFiles.values()].map((svg) => gzipSync(svg).length).sort((a, b) => b - a);
  expect(largest.slice(0, 20).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(MAX_SESSION_GZIP_BYTES);
});

test("the end alone has no hatching and half the width", () => {
  expect(figureFiles.get(figureFile("fx:Goblet_Squat", "both"))).toMatch(/viewBox="0 -28 480 268".*<pattern/);
  expect(figureFiles.get(figureFile("fx:Goblet_Squat", "end"))).toContain('viewBox="0 -28 240 268"');
  expect(figureFiles.get(figureFile("fx:Goblet_Squat", "end"))).not.toContain("<pattern");
});

test("no file holds a number that is none", () => {
  expect([...figureFiles.values()].filter((svg) => /NaN|undefined|Infinity/.test(svg))).toEqual([]);
});
