import { brand } from "@app/contract/brand";
import * as z from "zod";
import { DAY_MS } from "../../platform/time.ts";
import type { MessageLinks } from "../links.ts";
import { action, paragraph } from "./parts/blocks.ts";
import { greet, lastDay } from "./parts/format.ts";
import type { Template } from "./parts/template.ts";

const Params = z.object({ fullName: z.string(), until: z.iso.datetime() });
type Params = z.output<typeof Params>;

/** Once a week. Another person who reads it learns nothing about the member's health. */
export const reviewOpen = {
  params: Params,
  // Part of what was bought, so it needs no consent; who refused reminders gets none.
  transactional: false,
  onRequest: true,
  usefulForMs: 2 * DAY_MS,
  notice: "review",
  email: ({ fullName, until }: Params, links: MessageLinks) => ({
    subject: "Três minutos, oito toques",
    preheader: `Aberta até ${lastDay(until)}.`,
    title: "Sua semana cabe em oito toques.",
    body: [
      paragraph(
        `${greet(fullName)} As perguntas de domingo estão abertas, até ${lastDay(until)}. A resposta de uma pessoa vem em até dois dias de atendimento.`,
      ),
      action("Responder", links.pageLink("/app/revisao")),
    ],
    why: `Você recebeu este aviso porque tem um plano no ${brand.name}. Para não receber avisos assim, use o link abaixo ou escolha em Mensagens e anúncios, na sua conta.`,
  }),
} satisfies Template<typeof Params>;
