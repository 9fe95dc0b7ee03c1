import { performance } from "node:perf_hooks";
import { type AdmittedRequest, runAdmitted } from "./admission.ts";
import type { App } from "./http.ts";
import { Problem } from "./problem.ts";

/** With time to spare, so many at once are never too many, nor are those who can be answered in four seconds. */
const NORMAL = { always: 300, seconds: 4 };
/** With none to spare, each step of a call waits for its turn, and an attempt has a dozen: it must end before its browser does. */
const SATURATED = { always: 200, seconds: 1 };
/** The share of the last second in which something was always to be done. */
const SATURATION_THRESHOLD = 0.95;
const SAMPLE_MS = 1_000;
/** What others decide by how it is answered: the gateway stops telling us, the proxy turns away. */
const EXEMPT_ROUTES = /^\/v1\/(webhooks\/|health|ready)/;

/**
 * When more are inside than can be answered before they give up, the next ones are turned away at the door.
 * `isBackendQueued`: whether our own work stands in line somewhere else, such as for a connection to the database.
 */
export function shedLoad(app: App, isBackendQueued: () => boolean = () => false): void {
  const calls = new WeakMap<object, AdmittedRequest>();
  let inFlight = 0;
  let answered = 0;
  let maxInFlight = NORMAL.always;
  let seen = performance.eventLoopUtilization();
  let since = performance.now();
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, seen);
    const { always, seconds } = utilization > SATURATION_THRESHOLD || isBackendQueued() ? SATURATED : NORMAL;
    // A look that comes late has seen more than a second.
    const pace = (answered * 1_000) / (performance.now() - since);
    maxInFlight = Math.max(always, seconds * pace);
    seen = now;
    since = performance.now();
    answered = 0;
  }, SAMPLE_MS).unref();
  app.addHook("onClose", async () => clearInterval(timer));
  app.addHook("onRequest", (request, reply, next) => {
    if (inFlight >= maxInFlight && !EXEMPT_ROUTES.test(request.url)) return next(new Problem("overloaded"));
    inFlight += 1;
    let counted = 1;
    const count = (now: number) => {
      inFlight += now - counted;
      counted = now;
    };
    let isOver = false;
    const call: AdmittedRequest = { release: () => !isOver && count(0), reacquire: () => !isOver && count(1) };
    calls.set(request, call);
    // Also for those who hang up, in the middle of a pause too.
    reply.raw.once("close", () => {
      count(0);
      isOver = true;
      answered += 1;
    });
    runAdmitted(call, next);
  });
  // Again, because reading a body loses it.
  app.addHook("preValidation", (request, _reply, next) => {
    const call = calls.get(request);
    if (call) runAdmitted(call, next);
    else next();
  });
}
