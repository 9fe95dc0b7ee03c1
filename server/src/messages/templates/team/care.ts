import * as z from "zod";
import { aside, facts, paragraph } from "../parts/blocks.ts";
import { dayAndTime, shortTime } from "../parts/format.ts";
import type { Template } from "../parts/template.ts";

const PainReport = z.object({ referenceNumber: z.string(), urgency: z.enum(["normal", "high"]) });
type PainReport = z.output<typeof PainReport>;

const urgencies: Record<PainReport["urgency"], string> = { normal: "normal", high: "alta" };

/** To the team: an exercise was stopped by pain. Never who it is, where it hurts nor how much. */
export const painReport = {
  params: PainReport,
  transactional: true,
  priority: "team",
  email: ({ referenceNumber, urgency }: PainReport) => ({
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
} satisfies Template<typeof PainReport>;

const Params = z.object({
  referenceNumber: z.string(),
  urgency: z.enum(["normal", "high"]),
  dueAt: z.iso.datetime(),
});
type Params = z.output<typeof Params>;

const urgencyLabels: Record<Params["urgency"], string> = { normal: "normal", high: "alta" };

/** To the team: a member waits for a person, until when. Never who it is, nor what was answered. */
export const personFirst = {
  params: Params,
  transactional: true,
  priority: "team",
  email: ({ referenceNumber, urgency, dueAt }: Params) => ({
    subject: `Alguém espera por uma pessoa até ${shortTime(dueAt)}`,
    preheader: `Urgência ${urgencyLabels[urgency]}. Protocolo ${referenceNumber}.`,
    title: "Alguém espera por uma pessoa.",
    body: [
      paragraph("Prometemos que uma pessoa da equipe olharia antes de qualquer plano. O prazo está correndo."),
      facts([
        { label: "Urgência", value: urgencyLabels[urgency] },
        { label: "Falar até", value: dayAndTime(dueAt) },
        { label: "Protocolo", value: referenceNumber },
      ]),
      aside("A lista sai com npm run promises. Depois de falar, registre com keep, o protocolo e o seu nome."),
    ],
    why: "Mensagem interna, para quem atende. Não encaminhe.",
    internal: true,
  }),
} satisfies Template<typeof Params>;
