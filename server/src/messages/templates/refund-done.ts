import { brand } from "@app/contract/brand";
import type * as z from "zod";
import { facts, paragraph } from "./parts/blocks.ts";
import { greet } from "./parts/format.ts";
import { money } from "./parts/format-money.ts";
import type { Template } from "./parts/template.ts";
import { RefundParams } from "./refund-started.ts";

/** The gateway confirmed the refund. */
export const refundDone = {
  params: RefundParams,
  transactional: true,
  email: ({ fullName, referenceNumber, amountCents, method, byHand }: z.output<typeof RefundParams>) => ({
    subject: `Devolvido: ${money(amountCents)}`,
    preheader: `Protocolo ${referenceNumber}. A devolução saiu da nossa conta.`,
    title: "Devolvemos o seu dinheiro.",
    body: [
      paragraph(
        byHand
          ? `${greet(fullName)} O valor dos dias que faltavam saiu agora, para a conta ou o cartão que pagou.`
          : method === "pix"
            ? `${greet(fullName)} O PIX de devolução saiu agora, para a conta de onde veio.`
            : `${greet(fullName)} O estorno foi feito no cartão. O banco leva até duas faturas para mostrar.`,
      ),
      facts([
        { label: "Valor", value: money(amountCents) },
        { label: "Protocolo", value: referenceNumber },
      ]),
    ],
    why: `Você recebeu este email porque pagou no ${brand.name}.`,
  }),
} satisfies Template<typeof RefundParams>;
