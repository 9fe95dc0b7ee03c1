import * as z from "zod";
import type { Sending, WhatsApp, WhatsAppMessage } from "../channels.ts";
import { outcomeOf } from "./errors.ts";

const TIMEOUT_MS = 10_000;
const LANGUAGE = "pt_BR";

const Accepted = z.object({ messages: z.tuple([z.object({ id: z.string().min(1) })], z.unknown()) });
const Refusal = z.object({
  error: z.object({
    message: z.string(),
    code: z.number(),
    error_data: z.object({ details: z.string() }).optional().catch(undefined),
  }),
});

export type WhatsAppSettings = { url: string; version: string; phoneId: string; token: string };

/** WhatsApp messages over the platform's Cloud API. */
export function whatsappCloud({ url, version, phoneId, token }: WhatsAppSettings): WhatsApp {
  const address = new URL(`/${version}/${phoneId}/messages`, url);
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };

  return {
    async send(message) {
      try {
        const body = JSON.stringify(toWireMessage(message));
        const signal = AbortSignal.timeout(TIMEOUT_MS);
        const reply = await fetch(address, { method: "POST", headers, body, signal, redirect: "error" });
        return parseReply(reply.status, await reply.json().catch(() => null));
      } catch (error) {
        return { outcome: "channel-down", reason: error instanceof Error ? error.name : "no answer" };
      }
    },
  };
}

function parseReply(status: number, body: unknown): Sending {
  const accepted = Accepted.safeParse(body).data;
  if (status === 200 && accepted) return { outcome: "sent", reference: accepted.messages[0].id };
  const { message, code, error_data } = Refusal.safeParse(body).data?.error ?? { message: "unreadable", code: 0 };
  const reason = `${status} ${message} ${error_data?.details ?? ""}`.slice(0, 300);
  return { outcome: outcomeOf(status, code), reason };
}

/** The platform has no idempotency key: our id only comes back in its webhooks. */
const toWireMessage = ({ id, toE164, template, variables }: WhatsAppMessage) => ({
  messaging_product: "whatsapp",
  recipient_type: "individual",
  to: toE164.replace(/\D/g, ""),
  type: "template",
  template: {
    name: template.replaceAll("-", "_"),
    language: { code: LANGUAGE },
    components: [{ type: "body", parameters: variables.map((text) => ({ type: "text", text: fit(text) })) }],
  },
  biz_opaque_callback_data: id,
});

/** The platform refuses a variable that has a line break, a tab or a run of spaces, or is empty. */
const fit = (text: string): string => text.replace(/\s+/g, " ").trim() || "–";
