import { performance } from "node:perf_hooks";
import type { App } from "../http/app.ts";
import { Problem } from "../http/problem.ts";
import { type AdmittedRequest, runAdmitted } from "./admission.ts";

/** In-flight requests that are always admitted, or as many as four seconds answer at the current rate, if more. */
const NORMAL = { minimum: 300, seconds: 4 };
/** A saturated process queues each step of a request, and a payment has a dozen: it must end before the browser's timeout. */
const SATURATED = { minimum: 200, seconds: 1 };
/** Event loop utilization over the last sample. */
const SATURATION_THRESHOLD = 0.95;
const SAMPLE_MS = 1_000;
/** A refused webhook makes the gateway stop sending; a refused health check makes the proxy drop this process. */
const EXEMPT_ROUTES = /^\/v1\/(webhooks\/|health|ready)/;

/**
 * Load shedding: refuses a request on arrival when those in flight could not all be answered before clients give up.
 * `isBackendQueued`: whether this process's work waits elsewhere, such as for a database connection.
 */
export function shedLoad(app: App, isBackendQueued: () => boolean = () => false): void {
  const admittedRequests = new WeakMap<object, AdmittedRequest>();
  let inFlight = 0;
  let answered = 0;
  let maxInFlight = NORMAL.minimum;
  let previous = performance.eventLoopUtilization();
  let since = performance.now();
  const timer = setInterval(() => {
    const current = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(current, previous);
    const { minimum, seconds } = utilization > SATURATION_THRESHOLD || isBackendQueued() ? SATURATED : NORMAL;
    // A late sample covers more than a second.
    const answeredPerSecond = (answered * 1_000) / (performance.now() - since);
    maxInFlight = Math.max(minimum, seconds * answeredPerSecond);
    previous = current;
    since = performance.now();
    answered = 0;
  }, SAMPLE_MS).unref();
  app.addHook("onClose", async () => clearInterval(timer));
  app.addHook("onRequest", (request, reply, next) => {
    if (inFlight >= maxInFlight && !EXEMPT_ROUTES.test(request.url)) return next(new Problem("overloaded"));
    inFlight += 1;
    let slots = 1;
    const hold = (count: number) => {
      inFlight += count - slots;
      slots = count;
    };
    let isClosed = false;
    const admitted: AdmittedRequest = {
      release: () => !isClosed && hold(0),
      reacquire: () => !isClosed && hold(1),
    };
    admittedRequests.set(request, admitted);
    // Also when the client disconnects, even while its request is throttled.
    reply.raw.once("close", () => {
      hold(0);
      isClosed = true;
      answered += 1;
    });
    runAdmitted(admitted, next);
  });
  // Again, because body parsing loses the async context.
  app.addHook("preValidation", (request, _reply, next) => {
    const admitted = admittedRequests.get(request);
    if (admitted) runAdmitted(admitted, next);
    else next();
  });
}
