import type { RunnerTestCase } from "vitest";
import { cdp, page } from "vitest/browser";

type Variant = { width: number; text: number; colours: "light" | "forced" };
export type Pictures = { folder: string; at: string; variants: Variant[] };

const taken = new Map<string, number>();

/** Of the state in which a test ends: `<folder>/<test file>--<test>/<variant>.png`. */
export async function takePictures(test: RunnerTestCase, { folder, variants }: Pictures): Promise<void> {
  const { innerWidth: width, innerHeight: height } = window;
  const root = document.documentElement;
  const state = nameOf(test);
  for (const { width: wide, text, colours } of variants) {
    root.style.fontSize = text === 100 ? "" : `${text}%`;
    await setColours(colours === "forced" ? "active" : "none");
    await page.viewport(wide, height);
    await drawn();
    // Inside the tests' frame a picture ends where the frame does.
    await page.viewport(wide, Math.max(height, root.scrollHeight));
    await drawn();
    const file = `${wide}-${text}${colours === "forced" ? "-forced" : ""}.png`;
    await page.screenshot({ path: `${folder}/${state}/${file}`, animations: "disabled", caret: "hide" });
  }
  root.style.fontSize = "";
  await setColours("none");
  await page.viewport(width, height);
}

const setColours = (forced: "active" | "none") =>
  cdp().send("Emulation.setEmulatedMedia", {
    features: [
      { name: "forced-colors", value: forced },
      { name: "prefers-reduced-motion", value: "reduce" },
    ],
  });

async function drawn(): Promise<void> {
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

function nameOf({ file, fullTestName }: RunnerTestCase): string {
  const plain = `${file.name.replace(/^web\/src\/|\.browser\.test\.tsx$/g, "")} ${fullTestName}`
    .normalize("NFD")
    .replace(/[^\w/]+/g, "-")
    .slice(0, 140);
  const count = (taken.get(plain) ?? 0) + 1;
  taken.set(plain, count);
  return count === 1 ? plain : `${plain}-${count}`;
}
