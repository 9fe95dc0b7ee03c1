import { expect, test } from "vitest";
import { pruneManifest } from "./prune-manifest.ts";

const page = (modules: string) =>
  `<link rel="modulepreload" href="/assets/manifest-abc.js"><script type="module">import "/assets/manifest-abc.js";
window.__reactRouterRouteModules = ${modules};</script>`;
const manifest = `window.__reactRouterManifest={"version":"1","url":"/assets/manifest-abc.js","routes":{"root":{"id":"root"},"home":{"id":"home"},"app":{"id":"app"}}};`;

test("a page's manifest lists its own routes, and no others", () => {
  const { html, files } = pruneManifest(page('{"root":route0,"home":route1}'), () => manifest);
  const [[url, source] = ["", ""]] = [...files];
  expect(html).not.toContain("manifest-abc");
  expect(html.split(url)).toHaveLength(3);
  expect(JSON.parse(source.slice(source.indexOf("=") + 1, -1))).toEqual({
    version: "1",
    url,
    routes: { root: { id: "root" }, home: { id: "home" } },
  });
});

test("routes that the page reaches without loading a document are kept", () => {
  const { files } = pruneManifest(
    page('{"root":route0}'),
    () => manifest,
    (route) => route === "app",
  );
  const [source = ""] = files.values();
  expect(source).toContain('"app"');
  expect(source).not.toContain('"home"');
});

test("no route names the files that its module imports", () => {
  const routes = { root: { id: "root", imports: ["/a.js"] }, today: { id: "today", imports: ["/a.js", "/b.js"] } };
  const text = `window.__reactRouterManifest=${JSON.stringify({ url: "", routes })};`;
  const { files } = pruneManifest(
    page('{"root":route0}'),
    () => text,
    () => true,
  );
  const [source = ""] = files.values();
  const pruned = JSON.parse(source.slice(source.indexOf("=") + 1, -1)) as { routes: unknown };
  expect(pruned.routes).toEqual({ root: { id: "root" }, today: { id: "today" } });
});

test("a router that changes its output fails the build", () => {
  expect(() => pruneManifest("<html></html>", () => manifest)).toThrow("names no manifest");
  expect(() => pruneManifest(page('{"root":route0}'), () => "export default {}")).toThrow("is not the manifest");
});
