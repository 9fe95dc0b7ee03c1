import type { App } from "./http.ts";
import { Problem } from "./problem.ts";

/** So many at once are never too many. */
const ALWAYS = 300;
/** Whoever comes in now is answered within this time, at the pace of the last second. */
const WAITS_SECONDS = 4;
const LOOK_MS = 1_000;
/** What others decide by how it is answered: the gateway stops telling us, the proxy turns away. */
const ALWAYS_LET_IN = /^\/v1\/(webhooks\/|health|ready)/;

/** When more are inside than can be answered before they give up, the next ones are turned away at the door. */
export function turnAwayCrowds(app: App): void {
  let inside = 0;
  let answered = 0;
  let pace = 0;
  const timer = setInterval(() => {
    pace = answered;
    answered = 0;
  }, LOOK_MS).unref();
  app.addHook("onClose", async () => clearInterval(timer));
  app.addHook("onRequest", (request, reply, next) => {
    const isCrowd = inside >= Math.max(ALWAYS, (WAITS_SECONDS * pace * 1_000) / LOOK_MS);
    if (isCrowd && !ALWAYS_LET_IN.test(request.url)) return next(new Problem("too-busy"));
    inside += 1;
    // Also for those who hang up.
    reply.raw.once("close", () => {
      inside -= 1;
      answered += 1;
    });
    next();
  });
}
