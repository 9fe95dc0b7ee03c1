import type { createAsaasSimulator } from "@app/simulators/asaas/simulator";

type App = ReturnType<typeof createAsaasSimulator>["app"];
type Moment = "arrived" | "done";
type Listener = (moment: Moment, call: string) => void;

/** Observes each call's arrival at the gateway, and its completion before the answer is sent. */
export function watchGateway(app: App) {
  const listeners = new Set<Listener>();
  const notify = (moment: Moment, { method, url }: { method: string; url: string }) => {
    if (url.startsWith("/_sim/")) return;
    const call = `${method} ${url.replace(/\?.*/, "")}`;
    for (const listener of listeners) listener(moment, call);
  };
  app.addHook("onRequest", async (request) => notify("arrived", request));
  app.addHook("preSerialization", async (request, _reply, payload) => {
    notify("done", request);
    return payload;
  });

  return {
    /** Resolves once this many calls reached the moment; rejects after `ms`, since a fault would then hit nothing. */
    until(moment: Moment, pattern: RegExp, count: number, ms = 20_000): Promise<void> {
      return new Promise((resolve, reject) => {
        let reached = 0;
        const finish = (end: () => void) => {
          clearTimeout(timer);
          listeners.delete(listener);
          end();
        };
        const listener: Listener = (when, call) => {
          if (when !== moment || !pattern.test(call)) return;
          reached += 1;
          if (reached === count) finish(resolve);
        };
        const fail = () =>
          reject(new Error(`nothing was injected: ${reached} of ${count} calls ${moment} at the gateway`));
        const timer = setTimeout(() => finish(fail), ms);
        listeners.add(listener);
      });
    },
  };
}
