import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { staticPayload } from "../ledger/br-code.ts";
import { parseStamp, stampOf } from "../ledger/days.ts";
import { newId } from "../ledger/ids.ts";
import type { StaticCode } from "../ledger/ledger.ts";
import { qrImage } from "../ledger/qr-image.ts";
import type { SimulatorState } from "../ledger/simulator-state.ts";
import { money } from "./create-payment.ts";
import { read } from "./errors.ts";
import { get } from "./lists.ts";

const NewCode = z.object({
  addressKey: z.string().trim().min(1).max(77),
  description: z.string().max(140).nullish(),
  value: money.nullish(),
  format: z.enum(["ALL", "IMAGE", "PAYLOAD"]).nullish(),
  expirationDate: z.string().refine(parseStamp).nullish(),
  expirationSeconds: z.int().positive().nullish(),
  allowsMultiplePayments: z.boolean().nullish(),
  externalReference: z.string().nullish(),
});

/** Codes without customer or charge: the payment is created when the payer pays. */
export function staticCodeRoutes(app: FastifyInstance, { ledger, clock }: SimulatorState): void {
  app.post("/v3/pix/qrCodes/static", ({ body }) => {
    const { format, ...input } = read(NewCode, body);
    const id = newId.staticCode();
    const amountCents = input.value ?? null;
    const code: StaticCode = {
      id,
      addressKey: input.addressKey,
      amountCents,
      payload: staticPayload({ key: input.addressKey, txid: id, amountCents }),
      description: input.description ?? null,
      externalReference: input.externalReference ?? null,
      allowsMultiplePayments: input.allowsMultiplePayments ?? true,
      expiresAt: input.expirationSeconds
        ? new Date(clock.now().getTime() + input.expirationSeconds * 1_000)
        : (parseStamp(input.expirationDate ?? "") ?? null),
      deleted: false,
    };
    ledger.codes.set(id, code);
    return {
      id,
      ...(format !== "PAYLOAD" && { encodedImage: qrImage(code.payload) }),
      ...(format !== "IMAGE" && { payload: code.payload }),
      allowsMultiplePayments: code.allowsMultiplePayments,
      expirationDate: code.expiresAt && stampOf(code.expiresAt),
      externalReference: code.externalReference,
      description: code.description,
    };
  });

  app.delete<{ Params: { id: string } }>("/v3/pix/qrCodes/static/:id", ({ params }) => {
    get(ledger.codes, params.id).deleted = true;
    return { deleted: true, id: params.id };
  });
}
