import * as z from "zod";
import { facts, paragraph } from "../parts/blocks.ts";
import { Cents, money } from "../parts/format.ts";
import type { Template } from "../parts/template.ts";
import { TEAM_WHY } from "./leads.ts";

const Params = z.object({
  referenceNumber: z.string(),
  amountCents: Cents,
  status: z.enum(["awaiting-approval", "insufficient-balance", "rejected", "by-hand"]),
});
type Params = z.output<typeof Params>;

const description: Record<Params["status"], string> = {
  "awaiting-approval": "A devolução espera a aprovação de alguém no painel do processador.",
  "insufficient-balance": "Não há saldo para a devolução. Ela é tentada de novo a cada hora; deposite o valor.",
  rejected: "O processador recusou a devolução. Resolva com o suporte deles.",
  "by-hand":
    'Só uma parte do valor volta, e isso a máquina não envia. Devolva no painel do processador ou por PIX e registre com npm run refunds -- sent, o protocolo e --by "Seu nome".',
};

/** To the team: a refund cannot proceed until an operator acts. */
export const refundStuck = {
  params: Params,
  transactional: true,
  priority: "team",
  email: ({ referenceNumber, amountCents, status }: Params) => ({
    subject: `Devolução parada: ${money(amountCents)}, protocolo ${referenceNumber}`,
    preheader: description[status],
    title: "Uma devolução está parada.",
    body: [
      paragraph(description[status]),
      facts([
        { label: "Valor", value: money(amountCents) },
        { label: "Protocolo", value: referenceNumber },
      ]),
    ],
    why: TEAM_WHY,
    internal: true,
  }),
} satisfies Template<typeof Params>;
