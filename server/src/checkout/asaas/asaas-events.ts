import { createHash } from "node:crypto";
import * as z from "zod";
import type { GatewayNews } from "../keep-event.ts";

const Body = z.looseObject({
  id: z.string().max(200).nullish(),
  event: z.string().max(100).nullish(),
  payment: z
    .looseObject({
      id: z.string().max(100).nullish(),
      pixQrCodeId: z.string().max(100).nullish(),
      externalReference: z.string().max(200).nullish(),
      installment: z.string().max(100).nullish(),
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

export function readAsaasEvent(body: unknown): GatewayNews {
  const read = Body.safeParse(body);
  const { id, event, payment } = read.success ? read.data : {};
  return {
    gateway: "asaas",
    eventId:
      id ??
      createHash("sha256")
        .update(JSON.stringify(body) ?? "")
        .digest("hex"),
    event: words[event ?? ""] ?? event?.toLowerCase() ?? "unreadable",
    chargeId: payment?.id ?? null,
    codeId: payment?.pixQrCodeId ?? null,
    reference: payment?.externalReference ?? null,
    planId: payment?.installment ?? null,
    isLaterPart: (payment?.installmentNumber ?? 1) > 1,
  };
}
