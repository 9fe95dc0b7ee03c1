import { performance } from "node:perf_hooks";
import type { App } from "./http.ts";
import { Problem } from "./problem.ts";
import { type CountedCall, countedAs } from "./set-aside.ts";

/** With time to spare, so many at once are never too many, nor are those who can be answered in four seconds. */
const AT_EASE = { always: 300, seconds: 4 };
/** With none to spare, each step of a call waits for its turn, and a press has a dozen: it must end before its browser does. */
const HARD_PRESSED = { always: 200, seconds: 1 };
/** The share of the last second in which something was always to be done. */
const NO_TIME_TO_SPARE = 0.95;
const LOOK_MS = 1_000;
/** What others decide by how it is answered: the gateway stops telling us, the proxy turns away. */
const ALWAYS_LET_IN = /^\/v1\/(webhooks\/|health|ready)/;

/**
 * When more are inside than can be answered before they give up, the next ones are turned away at the door.
 * `waitsForOthers`: whether our own work stands in line somewhere else, such as for a connection to the database.
 */
export function turnAwayCrowds(app: App, waitsForOthers: () => boolean = () => false): void {
  const calls = new WeakMap<object, CountedCall>();
  let inside = 0;
  let answered = 0;
  let most = AT_EASE.always;
  let seen = performance.eventLoopUtilization();
  let since = performance.now();
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, seen);
    const { always, seconds } = utilization > NO_TIME_TO_SPARE || waitsForOthers() ? HARD_PRESSED : AT_EASE;
    // A look that comes late has seen more than a second.
    const pace = (answered * 1_000) / (performance.now() - since);
    most = Math.max(always, seconds * pace);
    seen = now;
    since = performance.now();
    answered = 0;
  }, LOOK_MS).unref();
  app.addHook("onClose", async () => clearInterval(timer));
  app.addHook("onRequest", (request, reply, next) => {
    if (inside >= most && !ALWAYS_LET_IN.test(request.url)) return next(new Problem("too-busy"));
    inside += 1;
    let weight = 1;
    const weigh = (now: number) => {
      inside += now - weight;
      weight = now;
    };
    let isOver = false;
    const call: CountedCall = { leave: () => !isOver && weigh(0), comeBack: () => !isOver && weigh(1) };
    calls.set(request, call);
    // Also for those who hang up, in the middle of a pause too.
    reply.raw.once("close", () => {
      weigh(0);
      isOver = true;
      answered += 1;
    });
    countedAs(call, next);
  });
  // Again, because reading a body loses it.
  app.addHook("preValidation", (request, _reply, next) => {
    const call = calls.get(request);
    if (call) countedAs(call, next);
    else next();
  });
}
