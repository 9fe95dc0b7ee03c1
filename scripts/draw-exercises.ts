/**
 * Exercise drawings as a contact sheet: `node scripts/draw-exercises.ts [part of an id or pattern]` writes the drawings and
 * sheet.html to .run/figures and prints what could not be drawn; `--png` takes a picture of the sheet as well.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium } from "playwright";
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from "../e2e/chromium.ts";
import { drawings } from "../engine/src/training/figure/drawings.ts";
import { findDrawingFaults } from "../engine/src/training/figure/find-drawing-faults.ts";
import { exercises } from "../engine/src/training/library/library.ts";
import { drawExercise } from "../web/build-steps/figures/draw-exercise.ts";

const FOLDER = ".run/figures";
const wanted = process.argv[2]?.startsWith("--") ? "" : (process.argv[2] ?? "");
const fileName = (id: string) => `${id.replace(":", "-")}.svg`;

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const chosen = exercises.flatMap((exercise) => {
  const drawing = drawings[exercise.id];
  return drawing && (exercise.pattern === wanted || exercise.id.includes(wanted)) ? [{ ...exercise, drawing }] : [];
});

for (const { id, drawing } of chosen) {
  const svg = drawExercise(drawing, "both");
  writeFileSync(join(FOLDER, fileName(id)), svg);
  writeFileSync(join(FOLDER, `fim-${fileName(id)}`), drawExercise(drawing, "end"));
  console.log([`${id} (${svg.length} bytes)`, ...findDrawingFaults(drawing)].join("\n  "));
}

const figures = chosen.map(
  ({ id, name, plumb, movement }) =>
    `<figure><img src="${fileName(id)}" width="360"><figcaption><b>${name}</b> ${id}<br>${plumb}<br><i>${movement.join(" → ")}</i></figcaption></figure>`,
);
const style = "body{font:12px sans-serif;display:grid;grid-template-columns:repeat(3,360px);gap:12px}figure{margin:0}";
writeFileSync(join(FOLDER, "sheet.html"), `<meta charset="utf-8"><style>${style}</style>${figures.join("\n")}`);
const undrawn = exercises.length - Object.keys(drawings).length;
console.log(`${chosen.length} drawings in ${FOLDER}; ${undrawn} of ${exercises.length} exercises have none`);

if (process.argv.includes("--png")) {
  const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_FLAGS });
  const page = await browser.newPage({ viewport: { width: 1140, height: 800 } });
  await page.goto(`file://${resolve(FOLDER, "sheet.html")}`);
  await page.screenshot({ path: join(FOLDER, "sheet.png"), fullPage: true });
  await browser.close();
}
