import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { pages } from "../../src/pages.ts";
import type { Chunk, Chunks } from "../scripts/script-chunks.ts";
import { precacheOf } from "./precache.ts";

const chunk = (modules: string[], more: Partial<Chunk> = {}): Chunk => ({
  imports: [],
  dynamicImports: [],
  css: [],
  assets: [],
  modules: modules.map((module) => `web/src/${module}`),
  ...more,
});

const chunks: Chunks = {
  "assets/root.js": chunk(["root.tsx"], { css: ["assets/root.css"] }),
  "assets/app.route.js": chunk(["app/app.route.tsx"], {
    imports: ["assets/shell.js"],
    dynamicImports: ["assets/sign-in.js"],
  }),
  "assets/shell.js": chunk(["app/shell/app-shell.tsx"], { css: ["assets/shell.css"], assets: ["assets/street.svg"] }),
  "assets/sign-in.js": chunk(["identity/sign-in/login.route.tsx"], { css: ["assets/sign-in.css"] }),
  "assets/today.main.js": chunk(["app/today/today.route.tsx"], { imports: ["assets/shell.js"] }),
  "assets/today.loader.js": chunk(["app/today/today.route.tsx"]),
  "assets/account.js": chunk(["account/account.route.tsx"], { dynamicImports: ["assets/dialog.js"] }),
  "assets/dialog.js": chunk(["account/security/name-dialog.tsx"], { imports: ["assets/fields.js"] }),
  "assets/fields.js": chunk(["ui/forms/field.tsx"]),
  "assets/receipt.js": chunk(["account/receipt/receipt.route.tsx"], { css: ["assets/receipt.css"] }),
  "assets/home.js": chunk(["site/home/home.route.tsx"], { assets: ["assets/case.svg"] }),
  "assets/staff.js": chunk(["staff/staff.route.tsx"]),
};

const files: Record<string, string> = {
  "assets/root.css": '@font-face{src:url(/assets/figtree.woff2)}a{background:url("/assets/line.svg")}',
};
const read = (path: string) => Buffer.from(files[path] ?? path);
const document =
  '<link rel="stylesheet" href="/assets/root.css#"/><link rel="icon" href="/mark.svg"/>' +
  '<script type="late" data-src="/assets/late-2.js" data-modules="/assets/root.js /assets/app.route.js"></script>';

test("the shell is what the prerendered screens need: scripts, style sheets and fonts, no pictures", () => {
  expect(precacheOf({ pages, chunks, documents: [document], read }).shell).toEqual([
    "assets/account.js",
    "assets/app.route.js",
    "assets/figtree.woff2",
    "assets/late-2.js",
    "assets/root.css",
    "assets/root.js",
    "assets/shell.css",
    "assets/shell.js",
    "assets/today.loader.js",
    "assets/today.main.js",
  ]);
});

test("the rest is every other screen, dialog and picture of the app, and nothing of other pages", () => {
  expect(precacheOf({ pages, chunks, documents: [document], read }).rest).toEqual([
    "assets/dialog.js",
    "assets/fields.js",
    "assets/line.svg",
    "assets/receipt.css",
    "assets/receipt.js",
    "assets/sign-in.css",
    "assets/sign-in.js",
    "assets/street.svg",
  ]);
});

test.each(["assets/staff.js", "assets/home.js"])("a screen that imports %s fails the build", (foreign) => {
  const wrong = {
    ...chunks,
    "assets/receipt.js": chunk(["account/receipt/receipt.route.tsx"], { imports: [foreign] }),
  };
  expect(() => precacheOf({ pages, chunks: wrong, documents: [document], read })).toThrow(/not for the app's precache/);
});

test("more than the app may download fails the build", () => {
  const large = (path: string) => (path === "assets/dialog.js" ? randomBytes(1_090_000) : read(path));
  expect(() => precacheOf({ pages, chunks, documents: [document], read: large })).toThrow(/bytes of gzip, more than/);
});
