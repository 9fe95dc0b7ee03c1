import * as z from "zod";
import { facts, paragraph } from "./parts/blocks.ts";
import { Cents, money } from "./parts/format-money.ts";
import type { Template } from "./parts/template.ts";
import { TEAM_WHY } from "./team/lead-facts.ts";

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
