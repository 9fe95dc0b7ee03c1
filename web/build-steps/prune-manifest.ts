import { createHash } from "node:crypto";

const MANIFEST = /\/assets\/manifest-[\w-]+\.js/g;
const ASSIGNED = "window.__reactRouterManifest=";

type Manifest = { routes: Record<string, unknown>; url: string };

/**
 * The router's list of routes, cut down to those a page is made of. A page whose links load other pages never asks for
 * the rest, and the whole list is the largest thing it would read without need.
 */
export function pruneManifest(
  html: string,
  read: (address: string) => string,
): { html: string; files: Map<string, string> } {
  const [address] = html.match(MANIFEST) ?? [];
  const modules = /__reactRouterRouteModules = (\{[^}]*\})/.exec(html)?.[1];
  if (!address || !modules) throw new Error("the page names no manifest: has the router changed what it writes?");
  const names = [...modules.matchAll(/"([^"]+)":/g)].map(([, name = ""]) => name);

  const whole = read(address).trim();
  if (!whole.startsWith(ASSIGNED)) throw new Error(`${address} is not the manifest it was`);
  const manifest = JSON.parse(whole.slice(ASSIGNED.length).replace(/;$/, "")) as Manifest;
  const routes = Object.fromEntries(names.map((name) => [name, manifest.routes[name]]));
  const digest = createHash("sha256").update(JSON.stringify(routes)).digest("hex");
  const url = `/assets/manifest-${digest.slice(0, 10)}.js`;
  // The router asks for the address it finds in there once more.
  const source = `${ASSIGNED}${JSON.stringify({ ...manifest, routes, url })};`;
  return { html: html.replaceAll(MANIFEST, url), files: new Map([[url, source]]) };
}
