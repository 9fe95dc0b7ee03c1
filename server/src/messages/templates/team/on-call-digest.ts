import * as z from "zod";
import type { MessageLinks } from "../../links.ts";
import { aside, facts, paragraph } from "../parts/blocks.ts";
import { dayAndTime, shortTime } from "../parts/format.ts";
import type { Template } from "../parts/template.ts";

const Params = z.object({
  count: z.int().positive(),
  /** The oldest ones, with spaces between them; the list of all is the operator's. */
  referenceNumbers: z.string(),
  urgency: z.enum(["crisis", "emergency", "care"]),
  personBy: z.iso.datetime(),
  contact: z.enum(["first", "second"]),
});
type Params = z.output<typeof Params>;

const urgencies: Record<Params["urgency"], string> = { crisis: "máxima", emergency: "muito alta", care: "alta" };

/** To whoever is on call: several alerts of accounts opened today, each with its own link. */
export const onCallDigest = {
  params: Params,
  transactional: true,
  priority: "awaited",
  email: ({ count, referenceNumbers, urgency, personBy, contact }: Params, links: MessageLinks) => ({
    subject: `Plantão: ${count} avisos de contas novas, fale até ${shortTime(personBy)}`,
    preheader: "Vieram juntos. Cada protocolo tem o seu link para assumir.",
    title: `${count} pessoas precisam da sua voz.`,
    body: [
      paragraph(
        contact === "first"
          ? "São contas abertas hoje, sem compra, e os avisos vieram quase juntos: por isso um resumo, no máximo um a cada cinco minutos. Pode ser abuso, pode ser verdade. Assuma um a um."
          : "A primeira pessoa do plantão não assumiu estes avisos em dez minutos. Assuma agora, um a um.",
      ),
      facts([
        { label: "Urgência maior", value: urgencies[urgency] },
        { label: "Falar até", value: dayAndTime(personBy) },
        ...referenceNumbers.split(" ").map((referenceNumber) => ({
          label: "Assumir",
          value: referenceNumber,
          url: links.acknowledgeLink(referenceNumber),
        })),
      ]),
      aside(
        "A lista inteira: npm run on-call. Com quem falar: npm run on-call -- contact, com o protocolo e o seu nome.",
      ),
    ],
    why: "Mensagem interna, para quem está de plantão. Não encaminhe.",
    internal: true,
  }),
  whatsapp: {
    approved:
      "Plantão: {{1}} avisos de contas novas vieram juntos. Urgência {{2}}, falar até {{3}}. Assuma um a um pelos links do e-mail ou com npm run on-call.",
    variables: ({ count, urgency, personBy }: Params) => [String(count), urgencies[urgency], shortTime(personBy)],
  },
} satisfies Template<typeof Params>;
