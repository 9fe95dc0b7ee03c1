import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { Chunk, Chunks } from "./script-chunks.ts";
import { readableInventory, scriptInventory } from "./script-inventory.ts";

const page = (extra = "") =>
  `<script>bootstrap()</script><script type="late" data-src="/assets/late-0a1b.js"></script>` +
  `<script type="late" data-src="/assets/late-2c3d.js" data-modules="/assets/manifest-9f.js /assets/root.js"></script>${extra}`;

const chunk = (modules: string[], imports: string[] = [], dynamicImports: string[] = []): Chunk => ({
  modules,
  imports,
  dynamicImports,
  css: [],
  assets: [],
});

const chunks: Chunks = {
  "assets/root.js": chunk(["web/src/root.tsx"], ["assets/framework.js"]),
  "assets/framework.js": chunk(["node_modules/react/index.js"]),
  "assets/pay.js": chunk(
    ["web/src/checkout/checkout.tsx", "web/src/ui/core/button.tsx"],
    ["assets/root.js"],
    ["assets/steps.js"],
  ),
  "assets/steps.js": chunk(["web/src/checkout/steps.tsx"], ["assets/forms.js"]),
  "assets/forms.js": chunk(["node_modules/zod/v4/mini/index.js"]),
  "assets/home.js": chunk(["web/src/site/home/home.route.tsx"]),
};

const inventory = (changes: { html?: string; more?: Chunks } = {}) =>
  scriptInventory({
    pages: [changes.html ?? page()],
    entry: "assets/pay.js",
    bootstrap: "bootstrap()",
    chunks: { ...chunks, ...changes.more },
    read: (path) => Buffer.from(`the source of ${path}`),
  });

test("lists the scripts that the page starts, their imports, and their dynamic imports", () => {
  expect(inventory().map(({ path, when }) => [path, when])).toEqual([
    ["(inline)", "inline"],
    ["/assets/late-0a1b.js", "with the page"],
    ["/assets/late-2c3d.js", "with the page"],
    ["/assets/manifest-9f.js", "with the page"],
    ["/assets/root.js", "with the page"],
    ["/assets/pay.js", "with the page"],
    ["/assets/framework.js", "with the page"],
    ["/assets/steps.js", "later"],
    ["/assets/forms.js", "later"],
  ]);
});

test("each script has its reasons, its size and the hash of its content", () => {
  const pay = inventory().find(({ path }) => path === "/assets/pay.js");
  const source = "the source of assets/pay.js";
  expect(pay).toMatchObject({
    reasons: ["The checkout itself", "Components, pictures and copy shared by all pages"],
    sha384: createHash("sha384").update(source).digest("base64"),
    bytes: source.length,
  });
});

test("a script on the page that no chunk accounts for fails the build", () => {
  const html = page('<script type="late" data-src="/assets/unknown.js"></script>');
  expect(() => inventory({ html })).toThrow("not in the build: assets/unknown.js");
});

test("a library without a declared reason fails the build", () => {
  const more = { "assets/forms.js": chunk(["node_modules/left-pad/index.js"]) };
  expect(() => inventory({ more })).toThrow("without a reason: node_modules/left-pad/index.js");
});

test("the Markdown table lists the same scripts", () => {
  const text = readableInventory(inventory());
  for (const { path, sha384 } of inventory()) {
    expect(text).toContain(`| \`${path}\` |`);
    expect(text).toContain(`sha384-${sha384}`);
  }
});
