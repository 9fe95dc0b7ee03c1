import { startVendors } from "../../lib/stack/vendors.ts";

/** The vendors and the operator's settings for them. Blog and CEP service are not needed here. */
export async function startOutside(siteUrl: string) {
  const { gateway, env, close } = await startVendors({ webhookUrl: `${siteUrl}/v1/webhooks/asaas` });
  const settings = {
    // The server refuses simulators in production; all other settings are an operator's.
    NODE_ENV: "development",
    IP_LIMIT_FACTOR: "10000",
    SITE_URL: siteUrl,
    ...env,
    ASAAS_API_KEY: "$aact_hmlg_example",
    ASAAS_PIX_KEY: "00000000-0000-4000-8000-000000000000",
    META_PIXEL_ID: "0000000000",
    META_TOKEN: "example-token",
    WHATSAPP_PHONE_ID: "0000000000",
    WHATSAPP_TOKEN: "example-token",
    MAIL_FROM: "nao-responda@example.com",
    BLOG_FEED_URL: "http://127.0.0.1:9/latest-posts.json",
    CEP_URL: "http://127.0.0.1:9",
    TEAM_EMAIL: "equipe@example.com",
    TEAM_WHATSAPP: "+5511900000009",
  };
  return { gateway, settings, close };
}
export type Outside = Awaited<ReturnType<typeof startOutside>>;
