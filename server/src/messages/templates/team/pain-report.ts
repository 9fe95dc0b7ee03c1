import * as z from "zod";
import { aside, facts, paragraph } from "../parts/blocks.ts";
import type { Template } from "../parts/template.ts";

const Params = z.object({ referenceNumber: z.string(), urgency: z.enum(["normal", "high"]) });
type Params = z.output<typeof Params>;

const urgencies: Record<Params["urgency"], string> = { normal: "normal", high: "alta" };

/** To the team: an exercise was stopped by pain. Never who it is, where it hurts nor how much. */
export const painReport = {
  params: Params,
  transactional: true,
  priority: "team",
  email: ({ referenceNumber, urgency }: Params) => ({
    subject: `Um treino parou por dor (urgência ${urgencies[urgency]})`,
    preheader: `Urgência ${urgencies[urgency]}. Protocolo ${referenceNumber}.`,
    title: "Um treino parou por dor.",
    body: [
      paragraph("Alguém parou um exercício por dor. O app já ofereceu a troca; o treinador precisa olhar."),
      facts([
        { label: "Urgência", value: urgencies[urgency] },
        { label: "Protocolo", value: referenceNumber },
      ]),
      aside("A lista sai com npm run pain. Depois de olhar, registre com read, o protocolo e o seu nome."),
    ],
    why: "Mensagem interna, para quem atende. Não encaminhe.",
    internal: true,
  }),
} satisfies Template<typeof Params>;
