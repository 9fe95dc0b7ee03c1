import type { createAsaasSimulator } from "@app/simulators/asaas/simulator";

type App = ReturnType<typeof createAsaasSimulator>["app"];
type Moment = "arrived" | "done";
type Listener = (moment: Moment, call: string) => void;

/** Sees each call reach the gateway, and each one's work done before its answer leaves. */
export function watchGateway(app: App) {
  const listeners = new Set<Listener>();
  const note = (moment: Moment, { method, url }: { method: string; url: string }) => {
    if (url.startsWith("/_sim/")) return;
    const call = `${method} ${url.replace(/\?.*/, "")}`;
    for (const listener of listeners) listener(moment, call);
  };
  app.addHook("onRequest", async (request) => note("arrived", request));
  app.addHook("preSerialization", async (request, _reply, payload) => {
    note("done", request);
    return payload;
  });

  return {
    /** Resolves when so many calls have come so far. Whoever would strike without them would strike at nothing. */
    until(moment: Moment, pattern: RegExp, count: number, ms = 20_000): Promise<void> {
      return new Promise((resolve, reject) => {
        let seen = 0;
        const finish = (end: () => void) => {
          clearTimeout(timer);
          listeners.delete(listener);
          end();
        };
        const listener: Listener = (when, call) => {
          if (when !== moment || !pattern.test(call)) return;
          seen += 1;
          if (seen === count) finish(resolve);
        };
        const late = () =>
          reject(new Error(`nothing was injected: ${seen} of ${count} calls ${moment} at the gateway`));
        const timer = setTimeout(() => finish(late), ms);
        listeners.add(listener);
      });
    },
  };
}
export type GatewayWatch = ReturnType<typeof watchGateway>;
