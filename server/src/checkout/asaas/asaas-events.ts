import { createHash } from "node:crypto";
import * as z from "zod";
import type { GatewayEvent } from "../ingest-events.ts";

/** A database cannot keep a NUL. */
const word = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .transform((text) => text.replaceAll("\0", ""))
    .nullish();

const Body = z.object({
  id: word(200),
  event: word(100),
  payment: z
    .object({
      id: word(100),
      pixQrCodeId: word(100),
      externalReference: word(200),
      installment: word(100),
      installmentNumber: z.number().nullish(),
    })
    .nullish(),
});

/** The vendor's news in our words. Only ids are kept of it: what is true is read from the charge. */
const words: Record<string, string> = {
  PAYMENT_CREATED: "created",
  PAYMENT_UPDATED: "created",
  PAYMENT_CONFIRMED: "captured",
  PAYMENT_RECEIVED: "settled",
};

/** Whatever came becomes a note, also what is no JSON at all: somebody may want to see it, and nobody waits for it. */
export function parseAsaasEvent(text: string): GatewayEvent {
  const read = Body.safeParse(parsed(text));
  const { id, event, payment } = read.success ? read.data : {};
  return {
    gateway: "asaas",
    eventId: id || createHash("sha256").update(text).digest("hex"),
    event: words[event ?? ""] ?? event?.toLowerCase() ?? "unreadable",
    chargeId: payment?.id ?? null,
    pixCodeId: payment?.pixQrCodeId ?? null,
    reference: payment?.externalReference ?? null,
    installmentPlanId: payment?.installment ?? null,
    isFollowingInstallment: (payment?.installmentNumber ?? 1) > 1,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
