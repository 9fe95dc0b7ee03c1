import type { BrowserError, reportBrowserError } from "@app/contract/browser-errors";

const PATH: (typeof reportBrowserError)["path"] = "/v1/public/browser-errors";
/** Of one page. A loop that fails, or a browser with a broken extension, says so a few times only. */
const MAX_REPORTS = 5;
/** What is no fault of the page: the server's own refusals are counted there, an abandoned request is wanted. */
const EXPECTED = new Set(["ApiError", "AbortError"]);

const reported = new Set<string>();

/** Build, route and class of an error, for the operator. Its message may hold what a member typed. */
export function reportError(error: unknown, route: string): void {
  const name = error instanceof Error || error instanceof DOMException ? error.name : "other";
  const key = `${route} ${name}`;
  // Without a network scripts fail to load, and the report would not arrive.
  if (EXPECTED.has(name) || reported.has(key) || reported.size >= MAX_REPORTS || !navigator.onLine) return;
  reported.add(key);
  const { __reactRouterManifest: manifest } = globalThis as { __reactRouterManifest?: { version: string } };
  const report = { build: manifest?.version ?? "none", route, name } satisfies BrowserError;
  // Without credentials, and also from a page that is closing.
  navigator.sendBeacon?.(PATH, new Blob([JSON.stringify(report)], { type: "application/json" }));
}
