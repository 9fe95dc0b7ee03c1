import { expect, test } from "vitest";
import { compact, deferScripts } from "./defer-scripts.ts";

const bootstrap = "(()=>{})();";
const page = (scripts: string) =>
  `<!DOCTYPE html><html lang="pt-BR"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>` +
  `<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>` +
  `<link rel="stylesheet" href="/assets/root.css"/></head><body><h1>Oi</h1>${scripts}</body></html>`;
const router = `<script>first()</script><script type="module" async="">import "/assets/a.js";</script><!--$--><script>last()</script>`;

const deferredUrls = (html: string) =>
  [...html.matchAll(/<script type="late" data-src="([^"]+)"/g)].map(([, src]) => src);

test("no script is left inline but the bootstrap, and nothing is preloaded", () => {
  const { html } = deferScripts(page(router), bootstrap);
  const inline = [...html.matchAll(/<script(?! type="late")[^>]*>([\s\S]*?)<\/script>/g)].map(([, source]) => source);
  expect(inline).toEqual([bootstrap]);
  expect(html).not.toContain("modulepreload");
});

test("classic scripts share one file, in their order, and start before the module", () => {
  const { html, files } = deferScripts(page(router), bootstrap);
  const sources = deferredUrls(html).map((src) => files.get(src ?? ""));
  expect(sources).toEqual(["first();\nlast()", 'import "/assets/a.js";']);
});

test("each script leaves its element: hydration expects them", () => {
  expect(deferScripts(page(router), bootstrap).html.match(/<script type="late"/g)).toHaveLength(3);
});

test("the module script lists the modules to preload with it", () => {
  const { html } = deferScripts(page(router), bootstrap);
  expect(html).toContain('data-kind="module" data-modules="/assets/a.js /assets/b.js"');
});

test("the same scripts on two pages are the same file", () => {
  const first = deferScripts(page("<script>same()</script>"), bootstrap);
  const second = deferScripts(page('<script>same()</script><script type="module">other()</script>'), bootstrap);
  expect(deferredUrls(second.html)[0]).toBe(deferredUrls(first.html)[0]);
});

test("the bootstrap precedes the style sheet, so that it never waits for it", () => {
  const { html } = deferScripts(page(router), bootstrap);
  expect(html.indexOf(bootstrap)).toBeLessThan(html.indexOf("stylesheet"));
  expect(html.indexOf(bootstrap)).toBeGreaterThan(html.indexOf("charSet"));
});

test.each(["now", "drawn"] as const)("a page may start its scripts %s without changing the bootstrap", (start) => {
  const { html } = deferScripts(page(router), bootstrap, start);
  expect(html).toContain(`<script data-start="${start}">${bootstrap}</script>`);
});

test("structured data is not deferred", () => {
  const data = '<script type="application/ld+json">{"@type":"Organization"}</script>';
  expect(deferScripts(page(data + router), bootstrap).html).toContain(data);
});

test("a page without scripts fails the build", () => {
  expect(() => deferScripts(page(""), bootstrap)).toThrow(/no script/);
});

test("the bootstrap is inlined without comments and indents", () => {
  expect(compact("// why\nconst a = 1;\n\n  start(a);\n")).toBe("const a = 1;\nstart(a);");
});
