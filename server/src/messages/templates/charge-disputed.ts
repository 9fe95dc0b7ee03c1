import * as z from "zod";
import { facts, paragraph } from "./blocks.ts";
import { Cents, money } from "./format-money.ts";
import { TEAM_WHY } from "./lead-facts.ts";
import type { Template } from "./template.ts";

const Params = z.object({ referenceNumber: z.string(), amountCents: Cents });

/** To the team: a cardholder disputes a charge, and there is a deadline for evidence. */
export const chargeDisputed = {
  params: Params,
  transactional: true,
  priority: "team",
  email: ({ referenceNumber, amountCents }: z.output<typeof Params>) => ({
    subject: `Contestação de ${money(amountCents)}: protocolo ${referenceNumber}`,
    preheader: "O acesso foi suspenso. Junte as provas dentro do prazo do processador.",
    title: "Um pagamento foi contestado.",
    body: [
      paragraph(
        "O acesso está suspenso até a decisão. Veja o prazo no painel do processador e envie as provas de uso.",
      ),
      facts([
        { label: "Valor", value: money(amountCents) },
        { label: "Protocolo", value: referenceNumber },
      ]),
    ],
    why: TEAM_WHY,
    internal: true,
  }),
} satisfies Template<typeof Params>;
