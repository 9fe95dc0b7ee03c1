import { createHash } from "node:crypto";

const MANIFEST = /\/assets\/manifest-[\w-]+\.js/g;
const ASSIGNED = "window.__reactRouterManifest=";

type Route = { imports?: string[] | undefined };
type Manifest = { routes: Record<string, Route>; url: string };

/**
 * The router's manifest, reduced to a page's own routes and those that it reaches without loading a document. The full
 * manifest would be the largest unused download of a public page. No route names the files that its module imports: the
 * router reads them to preload, and a browser follows the imports itself.
 */
export function pruneManifest(
  html: string,
  read: (url: string) => string,
  isReached: (route: string) => boolean = () => false,
): { html: string; files: Map<string, string> } {
  const [originalUrl] = html.match(MANIFEST) ?? [];
  const modules = /__reactRouterRouteModules = (\{[^}]*\})/.exec(html)?.[1];
  if (!originalUrl || !modules) throw new Error("the page names no manifest: has the router changed its output?");
  const names = new Set([...modules.matchAll(/"([^"]+)":/g)].map(([, name = ""]) => name));

  const text = read(originalUrl).trim();
  if (!text.startsWith(ASSIGNED))
    throw new Error(`${originalUrl} is not the manifest: has the router changed its format?`);
  const manifest = JSON.parse(text.slice(ASSIGNED.length).replace(/;$/, "")) as Manifest;
  const routes = Object.fromEntries(
    Object.entries(manifest.routes)
      .filter(([name]) => names.has(name) || isReached(name))
      .map(([name, route]) => [name, { ...route, imports: undefined }]),
  );
  const digest = createHash("sha256").update(JSON.stringify(routes)).digest("hex");
  const url = `/assets/manifest-${digest.slice(0, 10)}.js`;
  // The router fetches the URL that the manifest names, so it has to be the new one.
  const source = `${ASSIGNED}${JSON.stringify({ ...manifest, routes, url })};`;
  return { html: html.replaceAll(MANIFEST, url), files: new Map([[url, source]]) };
}
