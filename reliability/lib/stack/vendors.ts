import { createAsaasSimulator } from "@app/simulators/asaas/simulator";
import { createMessagesSimulator } from "@app/simulators/messages/simulator";
import { createMetaSimulator } from "@app/simulators/meta/simulator";
import { WEBHOOK_TOKEN } from "../load/requests.ts";

type App = ReturnType<typeof createAsaasSimulator>["app"];
type Moment = "arrived" | "done";
type Listener = (moment: Moment, call: string) => void;

/** Observes each call's arrival at the gateway, and its completion before the answer is sent. */
function watchGateway(app: App) {
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

/** The vendors' simulators, and the server's settings for them. `quota` is the gateway's, in calls per twelve hours. */
export async function startVendors({ webhookUrl, quota = 10_000_000 }: { webhookUrl: string; quota?: number }) {
  const webhook = { url: webhookUrl, token: WEBHOOK_TOKEN, sendType: "NON_SEQUENTIALLY" } as const;
  // The vendor's retry delays, a hundred times shorter: 30 s become 0.3 s.
  const gateway = createAsaasSimulator({ webhook, quota, retryScale: 0.01 });
  const watch = watchGateway(gateway.app);
  // A traffic spike sends more events than the default limit, and the checks need all of them.
  const meta = createMetaSimulator({ maxStored: 100_000 });
  const messages = createMessagesSimulator();
  const gatewayUrl = await gateway.start();
  const env = {
    ASAAS_URL: gatewayUrl,
    ASAAS_WEBHOOK_TOKEN: WEBHOOK_TOKEN,
    META_URL: await meta.start(),
    WHATSAPP_URL: await messages.start(),
    SMTP_URL: messages.smtpUrl(),
  };
  return {
    gateway,
    gatewayUrl,
    watch,
    meta,
    messages,
    env,
    close: async () => {
      await gateway.stop();
      await meta.stop();
      await messages.stop();
    },
  };
}
export type Vendors = Awaited<ReturnType<typeof startVendors>>;
