import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { compress, isText } from "./compress.ts";

const folder = await mkdtemp(join(tmpdir(), "compress-"));
afterAll(() => rm(folder, { recursive: true }));

test("text files are compressed, images and fonts are not", () => {
  expect(["a.html", "a.js", "a.css", "a.svg", "site.webmanifest", "sitemap.xml"].every(isText)).toBe(true);
  expect(["a.woff2", "a.png", "a.js.gz"].some(isText)).toBe(false);
});

test("both compressed copies decode to the same text", async () => {
  const path = join(folder, "page.html");
  await writeFile(path, "<p>prumo</p>".repeat(200));
  await compress(path);
  const plain = await readFile(path, "utf8");
  expect(gunzipSync(await readFile(`${path}.gz`)).toString()).toBe(plain);
  expect(brotliDecompressSync(await readFile(`${path}.br`)).toString()).toBe(plain);
});

test("a copy that saves nothing is not written", async () => {
  await writeFile(join(folder, "tiny.txt"), "a");
  await compress(join(folder, "tiny.txt"));
  expect((await readdir(folder)).filter((name) => name.startsWith("tiny"))).toEqual(["tiny.txt"]);
});
