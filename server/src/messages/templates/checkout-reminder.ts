import { brand } from "@app/contract/brand";
import { CYCLES, GUARANTEE_DAYS, WITHDRAWAL_DAYS } from "@app/contract/catalogue";
import * as z from "zod";
import { DAY_MS } from "../../platform/time.ts";
import type { MessageLinks } from "../links.ts";
import { action, aside, facts, paragraph } from "./parts/blocks.ts";
import { formatCycle } from "./parts/format.ts";
import type { Template } from "./parts/template.ts";

const Params = z.object({ reminderId: z.uuid(), cycle: z.enum(CYCLES) });

/** A reminder the buyer requested: back to the step they left. No name, since the address may be unverified. */
export const checkoutReminder = {
  params: Params,
  transactional: false,
  onRequest: true,
  usefulForMs: 2 * DAY_MS,
  email: ({ reminderId, cycle }: z.output<typeof Params>, links: MessageLinks) => ({
    subject: "Sua compra ficou pela metade",
    preheader: "O link leva ao mesmo passo, em qualquer aparelho.",
    title: "Quer continuar de onde parou?",
    body: [
      paragraph("Você pediu para ser lembrado. A compra está como você deixou, e nada foi cobrado."),
      action("Continuar a compra", links.resumeLink(reminderId)),
      facts([{ label: "Você escolheu", value: formatCycle(cycle) }]),
      aside(
        `O link vale por 7 dias. Depois de comprar, você tem ${WITHDRAWAL_DAYS} dias para desistir e ${GUARANTEE_DAYS} dias de garantia, e nada renova sozinho.`,
      ),
      aside("Este é o único lembrete desta compra. Se já não quer, é só deixar para lá."),
    ],
    why: `Você recebeu este email porque começou uma compra no ${brand.name} e aceitou lembretes.`,
  }),
} satisfies Template<typeof Params>;
