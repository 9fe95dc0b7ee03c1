import * as z from "zod";
import type { MessageLinks } from "../../links.ts";
import { action, aside, facts, paragraph } from "../parts/blocks.ts";
import { dayAndTime, shortTime } from "../parts/format.ts";
import type { Template } from "../parts/template.ts";

const Params = z.object({
  referenceNumber: z.string(),
  urgency: z.enum(["crisis", "emergency", "care"]),
  personBy: z.iso.datetime(),
  contact: z.enum(["first", "second"]),
});
type Params = z.output<typeof Params>;

const urgencies: Record<Params["urgency"], string> = { crisis: "máxima", emergency: "muito alta", care: "alta" };

/** To whoever is on call: that a person is needed, and how soon. Never who it is about, nor why. */
export const onCallAlert = {
  params: Params,
  transactional: true,
  // Ahead of everything else, as a code that somebody waits for.
  priority: "awaited",
  email: ({ referenceNumber, urgency, personBy, contact }: Params, links: MessageLinks) => ({
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
    variables: ({ referenceNumber, urgency, personBy }: Params, links: MessageLinks) => [
      urgencies[urgency],
      shortTime(personBy),
      referenceNumber,
      links.acknowledgeLink(referenceNumber),
    ],
  },
} satisfies Template<typeof Params>;
