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
    /** Resolves when so many calls have come so far; false when they did not in time. */
    until(moment: Moment, pattern: RegExp, count: number, ms = 8_000): Promise<boolean> {
      return new Promise((resolve) => {
        let seen = 0;
        const finish = (came: boolean) => {
          clearTimeout(timer);
          listeners.delete(listener);
          resolve(came);
        };
        const listener: Listener = (when, call) => {
          if (when !== moment || !pattern.test(call)) return;
          seen += 1;
          if (seen === count) finish(true);
        };
        const timer = setTimeout(() => finish(false), ms);
        listeners.add(listener);
      });
    },
  };
}
export type GatewayWatch = ReturnType<typeof watchGateway>;
