import { createAsaasSimulator } from "@app/simulators/asaas/simulator";
import { createMessagesSimulator } from "@app/simulators/messages/simulator";
import { createMetaSimulator } from "@app/simulators/meta/simulator";
import { WEBHOOK_TOKEN } from "../load/requests.ts";
import { watchGateway } from "./gateway-watch.ts";

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
