import * as z from "zod";
import type { MessageLinks } from "../../links.ts";
import { action, aside, facts, paragraph } from "../parts/blocks.ts";
import { dayAndTime, shortTime } from "../parts/format.ts";
import type { Template } from "../parts/template.ts";

const OnCallAlert = z.object({
  referenceNumber: z.string(),
  urgency: z.enum(["crisis", "emergency", "care"]),
  personBy: z.iso.datetime(),
  contact: z.enum(["first", "second"]),
});
type OnCallAlert = z.output<typeof OnCallAlert>;

const urgencies: Record<OnCallAlert["urgency"], string> = { crisis: "máxima", emergency: "muito alta", care: "alta" };

/** To whoever is on call: that a person is needed, and how soon. Never who it is about, nor why. */
export const onCallAlert = {
  params: OnCallAlert,
  transactional: true,
  // Ahead of everything else, as a code that somebody waits for.
  priority: "awaited",
  email: ({ referenceNumber, urgency, personBy, contact }: OnCallAlert, links: MessageLinks) => ({
    subject: `Plantão: fale até ${shortTime(personBy)} · ${referenceNumber}`,
    preheader: "Assuma pelo botão. Sem resposta em dez minutos, o aviso segue para a segunda pessoa.",
    title: "Uma pessoa precisa da sua voz agora.",
    body: [
      paragraph(
        contact === "first"
          ? "Assuma o aviso para o time saber que você está com ele. Sem resposta em dez minutos, ele segue para a segunda pessoa do plantão."
          : "A primeira pessoa do plantão não assumiu este aviso em dez minutos. Assuma agora.",
      ),
      action("Assumir o aviso", links.acknowledgeLink(referenceNumber)),
      facts([
        { label: "Urgência", value: urgencies[urgency] },
        { label: "Falar até", value: dayAndTime(personBy) },
        { label: "Protocolo", value: referenceNumber },
      ]),
      aside("Com quem falar: npm run on-call -- contact, com o protocolo e o seu nome. A pessoa vê quem olhou."),
    ],
    why: "Mensagem interna, para quem está de plantão. Não encaminhe.",
    internal: true,
  }),
  whatsapp: {
    approved:
      "Plantão: uma pessoa precisa de você. Urgência {{1}}, falar até {{2}}, protocolo {{3}}. Assuma por {{4}} e siga as instruções do plantão.",
    variables: ({ referenceNumber, urgency, personBy }: OnCallAlert, links: MessageLinks) => [
      urgencies[urgency],
      shortTime(personBy),
      referenceNumber,
      links.acknowledgeLink(referenceNumber),
    ],
  },
} satisfies Template<typeof OnCallAlert>;

const Params = z.object({
  count: z.int().positive(),
  /** The oldest ones, with spaces between them; the list of all is the operator's. */
  referenceNumbers: z.string(),
  urgency: z.enum(["crisis", "emergency", "care"]),
  personBy: z.iso.datetime(),
  contact: z.enum(["first", "second"]),
});
type Params = z.output<typeof Params>;

const digestUrgencies: Record<Params["urgency"], string> = { crisis: "máxima", emergency: "muito alta", care: "alta" };

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
        { label: "Urgência maior", value: digestUrgencies[urgency] },
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
    variables: ({ count, urgency, personBy }: Params) => [String(count), digestUrgencies[urgency], shortTime(personBy)],
  },
} satisfies Template<typeof Params>;
