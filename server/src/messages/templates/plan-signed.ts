import { brand } from "@app/contract/brand";
import * as z from "zod";
import { DAY_MS } from "../../platform/time/durations.ts";
import type { MessageLinks } from "../links.ts";
import { action, aside, paragraph } from "./parts/blocks.ts";
import { greet } from "./parts/format.ts";
import type { Template } from "./parts/template.ts";

const Params = z.object({ fullName: z.string(), version: z.number() });
type Params = z.output<typeof Params>;

/** The first version that people signed, which is what was bought: it does not wait behind the notices of that day. */
export const planSigned = {
  params: Params,
  transactional: true,
  usefulForMs: 7 * DAY_MS,
  byDay: true,
  email: ({ fullName, version }: Params, links: MessageLinks) => ({
    subject: "Seu plano definitivo está assinado",
    preheader: "Ele já vale, e abre em qualquer aparelho seu.",
    title: "Seu plano definitivo está assinado.",
    body: [
      paragraph(
        `${greet(fullName)} Gente leu o que você contou, ajustou e assinou. A partir de agora é este o plano que vale.`,
      ),
      action("Abrir o meu plano", links.pageLink(`/app/plano/mudancas/${version}`)),
      aside("Por cuidado, o conteúdo não vem por email."),
    ],
    why: `Você recebeu este email porque o plano faz parte do que comprou no ${brand.name}.`,
  }),
} satisfies Template<typeof Params>;
