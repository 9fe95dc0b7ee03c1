import { WEBHOOK_TOKEN } from "../../../lib/load/requests.ts";
import type { Harness } from "../../../lib/stack/harness.ts";

/** Posts a webhook. `token` null sends none; a string body is sent unchanged. */
export async function postWebhook(
  harness: Harness,
  body: object | string,
  token: string | null = WEBHOOK_TOKEN,
): Promise<number> {
  const reply = await fetch(harness.webhookProxy.url, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token !== null && { "asaas-access-token": token }) },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  await reply.arrayBuffer();
  return reply.status;
}
