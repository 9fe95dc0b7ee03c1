import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { pagesOverBudget } from "./script-budget.ts";

const files: Record<string, Buffer> = {
  "assets/framework.js": randomBytes(104_000),
  "assets/home.js": randomBytes(20_000),
  "assets/app.js": randomBytes(14_000),
};
const read = (path: string) => files[path] ?? Buffer.alloc(0);
const page = (file: string, ...scripts: string[]) => ({
  file,
  html: scripts.map((script) => `<script data-src="/assets/${script}.js"></script>`).join(""),
});

test("a page is over budget by all its scripts together, each counted once", () => {
  const home = page("index.html", "framework", "home", "home");
  const landing = page("lp/index.html", "framework", "home", "app");
  expect(pagesOverBudget([home, landing], read)).toEqual([
    expect.stringMatching(/^lp\/index\.html: 138\d+ bytes of gzip, more than 130000$/),
  ]);
});
