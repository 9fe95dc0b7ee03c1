import { expect, test } from "vitest";
import { pruneManifest } from "./prune-manifest.ts";

const page = (modules: string) =>
  `<link rel="modulepreload" href="/assets/manifest-abc.js"><script type="module">import "/assets/manifest-abc.js";
window.__reactRouterRouteModules = ${modules};</script>`;
const whole = `window.__reactRouterManifest={"version":"1","url":"/assets/manifest-abc.js","routes":{"root":{"id":"root"},"home":{"id":"home"},"app":{"id":"app"}}};`;

test("a page reads the routes it is made of, and no others", () => {
  const { html, files } = pruneManifest(page('{"root":route0,"home":route1}'), () => whole);
  const [[address, source] = ["", ""]] = [...files];
  expect(html).not.toContain("manifest-abc");
  expect(html.split(address)).toHaveLength(3);
  expect(JSON.parse(source.slice(source.indexOf("=") + 1, -1))).toEqual({
    version: "1",
    url: address,
    routes: { root: { id: "root" }, home: { id: "home" } },
  });
});

test("a router that writes its pages in another way stops the build", () => {
  expect(() => pruneManifest("<html></html>", () => whole)).toThrow("names no manifest");
  expect(() => pruneManifest(page('{"root":route0}'), () => "export default {}")).toThrow("is not the manifest");
});
