import { brand } from "@app/contract/brand";
import * as z from "zod";
import { DAY_MS } from "../../platform/time.ts";
import type { MessageLinks } from "../links.ts";
import { action, aside, paragraph } from "./parts/blocks.ts";
import { greet } from "./parts/format.ts";
import type { Template } from "./parts/template.ts";

const Params = z.object({
  fullName: z.string(),
  turn: z.enum(["first", "last"]),
  progress: z.enum(["begun", "not-begun"]),
});
type Params = z.output<typeof Params>;

const texts = {
  begun: {
    subject: "Está guardado onde você parou",
    preheader: "Continue de qualquer aparelho.",
    title: "Está guardado onde você parou.",
    body: "O que você começou continua salvo. Falta pouco, e dá para parar de novo.",
    action: "Continuar",
  },
  "not-begun": {
    subject: "O próximo passo é seu",
    preheader: "São uns 7 minutos no celular.",
    title: "O próximo passo é seu.",
    body: "A sua parte leva uns 7 minutos no celular, e dá para parar no meio e continuar depois. A nossa começa logo em seguida.",
    action: "Começar",
  },
} as const;

/** A step of the programme waits for the member. Whoever else reads it learns nothing about their health. */
export const questionnaireWaiting = {
  params: Params,
  // Part of what was bought, so it needs no consent; who refused reminders gets none.
  transactional: false,
  onRequest: true,
  usefulForMs: DAY_MS,
  notice: "questionnaire",
  email: ({ fullName, turn, progress }: Params, links: MessageLinks) => {
    const text = texts[progress];
    return {
      subject: text.subject,
      preheader: text.preheader,
      title: text.title,
      body: [
        paragraph(`${greet(fullName)} ${text.body}`),
        action(text.action, links.pageLink("/app")),
        aside(turn === "first" ? "Mandamos só mais um aviso como este." : "É o último aviso como este."),
      ],
      why: `Você recebeu este aviso porque comprou um plano no ${brand.name}. Para não receber avisos assim, use o link abaixo ou escolha em Mensagens e anúncios, na sua conta.`,
    };
  },
} satisfies Template<typeof Params>;
