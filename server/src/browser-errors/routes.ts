import * as wire from "@app/contract/browser-errors";
import { Counter, type Registry } from "prom-client";
import type { App } from "../platform/http/app.ts";
import { serve } from "../platform/http/serve.ts";
import { createLineBudget } from "../platform/observability/log.ts";
import type { SharedLimits } from "../platform/resilience/shared-limits.ts";

/** Labels are few whatever a client sends. */
const AREAS = new Set(["app", "account", "checkout", "staff"]);
const NAMES = new Set([
  "Error",
  "TypeError",
  "ReferenceError",
  "RangeError",
  "SyntaxError",
  // Of a device's own store.
  "QuotaExceededError",
  "InvalidStateError",
  "UnknownError",
  "NotFoundError",
]);
const known = (names: ReadonlySet<string>, name: string): string => (names.has(name) ? name : "other");

/** Counts errors of the pages' scripts. Nothing is stored; a log line has the build, the route and the error's class. */
export function browserErrorsRoutes(
  app: App,
  { limits, now = Date.now }: { limits: SharedLimits; now?: () => number },
  { registry }: { registry: Registry },
): void {
  const errors = new Counter({
    name: "browser_errors_total",
    help: "Errors of the pages' scripts, by area of the site and class",
    labelNames: ["area", "name"],
    registers: [registry],
  });
  const mayLog = createLineBudget(now);

  serve(
    app,
    wire.reportBrowserError,
    { auth: "public", throttle: limits.reportThrottle },
    async ({ body, request: { log } }) => {
      const [area = ""] = body.route.split("/");
      errors.inc({ area: known(AREAS, area), name: known(NAMES, body.name) });
      if (mayLog()) log.warn({ browserError: body }, "browser error");
      return { done: true } as const;
    },
  );
}
