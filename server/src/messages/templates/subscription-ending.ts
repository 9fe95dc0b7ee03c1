import { brand } from "@app/contract/brand";
import { CYCLES } from "@app/contract/catalogue";
import * as z from "zod";
import { DAY_MS } from "../../platform/time/durations.ts";
import type { MessageLinks } from "../links.ts";
import { action, aside, facts, paragraph } from "./parts/blocks.ts";
import { dateAndTime, greet } from "./parts/format.ts";
import { formatCycle } from "./parts/format-money.ts";
import type { Template } from "./parts/template.ts";

const Params = z.object({ fullName: z.string(), cycle: z.enum(CYCLES), endsAt: z.iso.datetime() });

/** A week before a plan ends. Transactional: a member who expects a renewal must know that there is none. */
export const subscriptionEnding = {
  params: Params,
  transactional: true,
  usefulForMs: 6 * DAY_MS,
  byDay: true,
  email: ({ fullName, cycle, endsAt }: z.output<typeof Params>, links: MessageLinks) => ({
    subject: "Seu plano termina em uma semana",
    preheader: "Nada renova sozinho e nada será cobrado.",
    title: "Seu plano está acabando.",
    body: [
      paragraph(`${greet(fullName)} Nada renova sozinho: no fim do período o acesso termina e nada é cobrado.`),
      facts([
        { label: "Seu plano", value: formatCycle(cycle) },
        { label: "Vale até", value: dateAndTime(endsAt) },
      ]),
      paragraph("Quer continuar? Se comprar antes, o período novo começa quando este terminar: você não perde dias."),
      action("Escolher um período", links.pageLink("/#start")),
      aside("Não quer? Não precisa fazer nada. Sua conta e seus dados continuam seus."),
    ],
    why: `Você recebeu este email porque tem um plano no ${brand.name}.`,
  }),
} satisfies Template<typeof Params>;
