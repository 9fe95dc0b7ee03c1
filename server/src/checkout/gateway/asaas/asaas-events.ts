import { createHash } from "node:crypto";
import * as z from "zod";
import type { GatewayEvent } from "../../settlement/ingest-events.ts";

/** PostgreSQL text cannot hold a NUL. */
const text = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .transform((value) => value.replaceAll("\0", ""))
    .nullish();

const Body = z.object({
  id: text(200),
  event: text(100),
  payment: z
    .object({
      id: text(100),
      pixQrCodeId: text(100),
      externalReference: text(200),
      installment: text(100),
      installmentNumber: z.number().nullish(),
    })
    .nullish(),
});

/** The vendor's event names as ours. Of an event only ids are stored: the state is read from the charge itself. */
const eventNames: Record<string, string> = {
  PAYMENT_CREATED: "created",
  PAYMENT_UPDATED: "created",
  PAYMENT_CONFIRMED: "captured",
  PAYMENT_RECEIVED: "settled",
};

/** Any body becomes an event, even one that is no JSON: an operator can inspect it, and the vendor gets its 200. */
export function parseAsaasEvent(body: string): GatewayEvent {
  const parsed = Body.safeParse(parseJson(body));
  const { id, event, payment } = parsed.success ? parsed.data : {};
  return {
    gateway: "asaas",
    eventId: id || createHash("sha256").update(body).digest("hex"),
    event: eventNames[event ?? ""] ?? event?.toLowerCase() ?? "unreadable",
    chargeId: payment?.id ?? null,
    pixCodeId: payment?.pixQrCodeId ?? null,
    reference: payment?.externalReference ?? null,
    installmentPlanId: payment?.installment ?? null,
    isFollowingInstallment: (payment?.installmentNumber ?? 1) > 1,
  };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
