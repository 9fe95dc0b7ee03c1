import { type Rig, WEBHOOK_TOKEN } from "../rig/rig.ts";

/** Brings a webhook to the door by hand. `token` null: without one. A string goes as it is. */
export async function tell(rig: Rig, body: object | string, token: string | null = WEBHOOK_TOKEN): Promise<number> {
  const reply = await fetch(rig.doorway.url, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token !== null && { "asaas-access-token": token }) },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  await reply.arrayBuffer();
  return reply.status;
}
