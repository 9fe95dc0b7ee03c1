import { createAsaasSimulator } from "@app/simulators/asaas/simulator";
import { createMessagesSimulator } from "@app/simulators/messages/simulator";
import { createMetaSimulator } from "@app/simulators/meta/simulator";

/** The vendors' simulators and the operator's settings for them. Blog and CEP service are not needed here. */
export async function startOutside(siteUrl: string) {
  const token = "a webhook token made for the deployment drills";
  const webhook = { url: `${siteUrl}/v1/webhooks/asaas`, token, sendType: "NON_SEQUENTIALLY" } as const;
  const gateway = createAsaasSimulator({ webhook, quota: 10_000_000, retryScale: 0.01 });
  const meta = createMetaSimulator();
  const messages = createMessagesSimulator();
  const settings = {
    // The server refuses simulators in production; all other settings are an operator's.
    NODE_ENV: "development",
    IP_LIMIT_FACTOR: "10000",
    SITE_URL: siteUrl,
    ASAAS_URL: await gateway.start(),
    ASAAS_API_KEY: "$aact_hmlg_example",
    ASAAS_PIX_KEY: "00000000-0000-4000-8000-000000000000",
    ASAAS_WEBHOOK_TOKEN: token,
    META_URL: await meta.start(),
    META_PIXEL_ID: "0000000000",
    META_TOKEN: "example-token",
    WHATSAPP_URL: await messages.start(),
    WHATSAPP_PHONE_ID: "0000000000",
    WHATSAPP_TOKEN: "example-token",
    SMTP_URL: messages.smtpUrl(),
    MAIL_FROM: "nao-responda@example.com",
    BLOG_FEED_URL: "http://127.0.0.1:9/latest-posts.json",
    CEP_URL: "http://127.0.0.1:9",
    TEAM_EMAIL: "equipe@example.com",
    TEAM_WHATSAPP: "+5511900000009",
  };
  return {
    gateway,
    settings,
    async close() {
      await gateway.stop();
      await meta.stop();
      await messages.stop();
    },
  };
}
export type Outside = Awaited<ReturnType<typeof startOutside>>;
