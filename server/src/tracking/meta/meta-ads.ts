import * as z from "zod";
import type { AdEvent, AdPlatform, Delivery } from "../ads.ts";

const TIMEOUT_MS = 5_000;
/** Only events with a standard meaning on the platform, and nothing that could hint at health. */
const allowed = new Set([
  "PageView",
  "Lead",
  "CompleteRegistration",
  "Contact",
  "InitiateCheckout",
  "AddToCart",
  "Purchase",
]);
/** Client errors that are transient: unknown, service, and the two request limits. */
const transient = new Set([1, 2, 4, 17]);

const Answer = z.object({ events_received: z.number() });
const Refusal = z.object({ error: z.object({ message: z.string(), code: z.number().optional() }) });

export type MetaSettings = { url: string; version: string; pixelId: string; token: string };

export function metaAds({ url, version, pixelId, token }: MetaSettings): AdPlatform {
  const address = new URL(`/${version}/${pixelId}/events`, url);

  return {
    destination: "meta",
    accepts: (event) => allowed.has(event),
    async send(events) {
      const body = JSON.stringify({ data: events.map(wireEvent), access_token: token });
      const headers = { "content-type": "application/json" };
      try {
        const signal = AbortSignal.timeout(TIMEOUT_MS);
        const reply = await fetch(address, { method: "POST", headers, body, signal, redirect: "error" });
        return parseReply(reply.status, await reply.json().catch(() => null), events.length);
      } catch (error) {
        return { outcome: "unreachable", reason: error instanceof Error ? error.name : "no answer" };
      }
    },
  };
}

function parseReply(status: number, body: unknown, sent: number): Delivery {
  if (status === 200) {
    const received = Answer.safeParse(body).data?.events_received;
    return received === sent
      ? { outcome: "accepted" }
      : { outcome: "unreachable", reason: `${received ?? "no"} of ${sent} events acknowledged` };
  }
  const { message, code } = Refusal.safeParse(body).data?.error ?? { message: `HTTP ${status}` };
  const passes = status === 429 || status >= 500 || (code !== undefined && transient.has(code));
  return { outcome: passes ? "unreachable" : "refused", reason: `${status} ${message}`.slice(0, 200) };
}

const wireEvent = ({ hashedIdentifiers, ...event }: AdEvent) => ({
  event_name: event.name,
  event_id: event.id,
  event_time: Math.floor(event.at.getTime() / 1000),
  action_source: "website",
  event_source_url: event.pageUrl,
  user_data: {
    client_user_agent: event.userAgent,
    client_ip_address: event.clientIp ?? undefined,
    fbc: event.fbc ?? undefined,
    fbp: event.fbp ?? undefined,
    ...hashedIdentifiers,
  },
  custom_data: { currency: event.currency, value: event.valueCents / 100 },
});
