import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Page } from "@playwright/test";

export type Folders = { here: string; there: string; differences: string };

/** How many pixels differ, with a picture of them in red; undefined if none does. A picture on one side alone differs. */
export async function comparePicture(page: Page, name: string, folders: Folders): Promise<string | undefined> {
  const [here, there] = [folders.here, folders.there].map((folder) => join(folder, name));
  for (const [side, path] of Object.entries({ here, there })) if (!existsSync(path ?? "")) return `not ${side}`;
  const [a, b] = [here, there].map((path) => readFileSync(path ?? ""));
  if (!a || !b || a.equals(b)) return undefined;
  const { count, picture } = await page.evaluate(drawDifference, [a.toString("base64"), b.toString("base64")] as const);
  if (count === 0) return undefined;
  const file = join(folders.differences, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, Buffer.from(picture, "base64"));
  return `${count} pixels`;
}

/** In the page: the browser decodes PNG, so nothing has to be installed for it. */
async function drawDifference(files: readonly [string, string]): Promise<{ count: number; picture: string }> {
  const open = async (file: string) => createImageBitmap(await (await fetch(`data:image/png;base64,${file}`)).blob());
  const bitmaps = await Promise.all(files.map(open));
  const width = Math.max(...bitmaps.map((bitmap) => bitmap.width));
  const height = Math.max(...bitmaps.map((bitmap) => bitmap.height));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas");
  const [one, other] = bitmaps.map((bitmap) => {
    context.clearRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, width, height);
  });
  if (!one || !other) throw new Error("no picture");
  const before = new Uint32Array(one.data.buffer);
  const after = new Uint32Array(other.data.buffer);
  let count = 0;
  for (const [pixel, colour] of before.entries()) {
    const differs = colour !== after[pixel];
    if (differs) count += 1;
    // Red, or what both show, faded.
    before[pixel] = differs ? 0xff0000ff : (colour & 0x00ffffff) | 0x40000000;
  }
  context.putImageData(one, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return { count, picture: btoa(text) };
}
