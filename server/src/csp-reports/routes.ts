import { Counter, type Registry } from "prom-client";
import type { App } from "../platform/http.ts";
import { parseReport } from "./parse-report.ts";

/** A browser's report is under 2 kB; a list of twenty fits. */
const MAX_BODY_BYTES = 32 * 1024;
/** In each node. Counted all the same: a flood shows in the metrics and not in the log. */
const LINES_A_MINUTE = 60;
const MINUTE_MS = 60_000;

/** Where browsers tell what a page's policy stopped. Nothing is stored, and the answer never says anything. */
export const cspReportRoutes =
  (registry: Registry, now: () => number = Date.now) =>
  (app: App) => {
    const violations = new Counter({
      name: "csp_reports_total",
      help: "What browsers say they stopped, by kind of page and rule",
      labelNames: ["page", "directive"],
      registers: [registry],
    });
    let minute = 0;
    let lines = 0;
    const mayLog = (): boolean => {
      const current = Math.floor(now() / MINUTE_MS);
      if (current !== minute) [minute, lines] = [current, 0];
      lines += 1;
      return lines <= LINES_A_MINUTE;
    };

    void app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser("*", { parseAs: "string" }, (_request, text, done) => done(null, text));

      scope.post(
        "/v1/public/csp-reports",
        { schema: { hide: true }, bodyLimit: MAX_BODY_BYTES },
        async ({ body, log }, reply) => {
          for (const violation of parseReport(typeof body === "string" ? body : "")) {
            violations.inc({ page: violation.page, directive: violation.directive });
            if (mayLog()) log.warn({ violation }, "CSP violation");
          }
          return reply.code(204).send();
        },
      );
    });
  };
