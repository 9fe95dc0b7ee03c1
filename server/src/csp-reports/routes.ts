import { Counter, type Registry } from "prom-client";
import type { App } from "../platform/http/app.ts";
import { serveRaw } from "../platform/http/serve.ts";
import { createLineBudget } from "../platform/observability/log.ts";
import { parseReport } from "./parse-report.ts";

/** A browser's report is under 2 kB; a batch of twenty is about this size. */
const MAX_BODY_BYTES = 32 * 1024;

const ENDPOINT = { method: "POST", path: "/v1/public/csp-reports" } as const;

/** Receives browsers' CSP violation reports. Nothing is stored, and the answer is always empty. */
export function cspReportsRoutes(app: App, { registry, now = Date.now }: { registry: Registry; now?: () => number }) {
  const violations = new Counter({
    name: "csp_reports_total",
    help: "CSP violations reported by browsers, by kind of page and directive",
    labelNames: ["page", "directive"],
    registers: [registry],
  });
  const mayLog = createLineBudget(now);

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, text, done) => done(null, text));

    const options = { auth: "public", hide: true, bodyLimit: MAX_BODY_BYTES } as const;
    serveRaw(scope, ENDPOINT, options, async ({ request: { body, log }, reply }) => {
      for (const violation of parseReport(typeof body === "string" ? body : "")) {
        violations.inc({ page: violation.page, directive: violation.directive });
        if (mayLog()) log.warn({ violation }, "CSP violation");
      }
      return reply.code(204).send();
    });
  });
}
