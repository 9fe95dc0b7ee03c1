import { brand } from "@app/contract/brand";
import { promiseRules } from "@app/engine/promises/promise-kinds";
import * as z from "zod";
import type { MessageLinks } from "../links.ts";
import { action, aside, facts, paragraph } from "./parts/blocks.ts";
import { dateAndTime, greet } from "./parts/format.ts";
import type { Template } from "./parts/template.ts";

const Params = z.object({
  fullName: z.string(),
  kind: z.string(),
  days: z.number(),
  endsAt: z.iso.datetime(),
  /** Otherwise each day that begins adds one more. */
  isFinal: z.boolean(),
});
type Params = z.output<typeof Params>;

/** What was late, in words that say nothing of what it is about. */
const BECAUSE: Record<string, string> = {
  "provisional-plan": "o plano provisório atrasou",
  "human-first": "a resposta de uma pessoa da equipe atrasou",
  "definitive-plan": "o plano definitivo atrasou",
  "fortnightly-diet": "o ajuste da quinzena atrasou",
  "fortnightly-training": "o ajuste da quinzena atrasou",
  "weekly-review-opened": "a revisão atrasou",
  "weekly-review-answered": "a resposta da revisão atrasou",
  "chat-answer": "a resposta da conversa atrasou",
};

const asDays = (days: number): string => (days === 1 ? "1 dia" : `${days} dias`);

/** A promise was broken, and the plan lasts longer: at the first day, and once more when the final number is known. */
export const promiseCredited = {
  params: Params,
  transactional: true,
  byDay: true,
  email: ({ fullName, kind, days, endsAt, isFinal }: Params, links: MessageLinks) => {
    const because = BECAUSE[kind] ?? "o que prometemos atrasou";
    return {
      subject: `+${asDays(days)} no seu plano`,
      preheader: `Porque ${because}.`,
      title: `+${asDays(days)}, porque ${because}.`,
      body: [
        paragraph(`${greet(fullName)} Prometemos um prazo e não cumprimos. O erro é nosso, e o tempo é seu.`),
        facts([
          { label: isFinal ? "Você ganhou" : "Até agora você ganhou", value: `+${asDays(days)}` },
          { label: "Seu plano vale até", value: dateAndTime(endsAt) },
        ]),
        ...(isFinal
          ? []
          : [
              paragraph(
                `Ainda estamos devendo: cada dia de atraso que começa soma mais um, até ${promiseRules.content.maxCreditDays}. Quando terminar, contamos quantos foram.`,
              ),
            ]),
        action("Ver o que prometemos", links.pageLink("/app/promessas")),
        aside("Você não precisa fazer nada: os dias já estão na sua conta."),
      ],
      why: `Você recebeu este email porque tem um plano no ${brand.name}.`,
    };
  },
} satisfies Template<typeof Params>;
