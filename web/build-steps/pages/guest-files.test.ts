import { expect, test } from "vitest";
import type { Chunk, Chunks } from "../scripts/script-chunks.ts";
import { addGuestFiles, guestFiles } from "./guest-files.ts";

const chunk = (more: Partial<Chunk>): Chunk => ({
  imports: [],
  dynamicImports: [],
  modules: [],
  css: [],
  assets: [],
  ...more,
});
const chunks: Chunks = {
  "assets/gate.js": chunk({ modules: ["web/src/app/gate.route.tsx"], dynamicImports: ["assets/sign-in.js"] }),
  "assets/sign-in.js": chunk({ imports: ["assets/fields.js", "assets/shared.js"], css: ["assets/sign-in.css"] }),
  "assets/fields.js": chunk({ css: ["assets/fields.css"] }),
  "assets/shared.js": chunk({ css: ["assets/shared.css"] }),
};
const html =
  '<head><script data-start="now">b()</script><link rel="stylesheet" href="/assets/shared.css#"/></head>' +
  '<body><script type="late" data-src="/assets/late.js" data-modules="/assets/shared.js"></script></body>';

test("the document gets the sign-in page's own style sheets, and names its own scripts", () => {
  expect(addGuestFiles(html, guestFiles(chunks))).toBe(
    '<head><script data-guest="/assets/sign-in.js /assets/fields.js" data-start="now">b()</script>' +
      '<link rel="stylesheet" href="/assets/shared.css#"/><link rel="stylesheet" href="/assets/sign-in.css"/>' +
      '<link rel="stylesheet" href="/assets/fields.css"/></head>' +
      '<body><script type="late" data-src="/assets/late.js" data-modules="/assets/shared.js"></script></body>',
  );
});

test("a gate without a sign-in page, or a screen that starts late, fails the build", () => {
  expect(() => guestFiles({ "assets/gate.js": chunk({ modules: ["web/src/app/gate.route.tsx"] }) })).toThrow(
    /no sign-in/,
  );
  expect(() => addGuestFiles("<head><script>b()</script></head>", guestFiles(chunks))).toThrow(/does not start/);
});
