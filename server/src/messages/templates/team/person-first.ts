import * as z from "zod";
import { aside, facts, paragraph } from "../parts/blocks.ts";
import { dayAndTime, shortTime } from "../parts/format.ts";
import type { Template } from "../parts/template.ts";

const Params = z.object({
  referenceNumber: z.string(),
  urgency: z.enum(["normal", "high"]),
  dueAt: z.iso.datetime(),
});
type Params = z.output<typeof Params>;

const urgencies: Record<Params["urgency"], string> = { normal: "normal", high: "alta" };

/** To the team: a member waits for a person, until when. Never who it is, nor what was answered. */
export const personFirst = {
  params: Params,
  transactional: true,
  priority: "team",
  email: ({ referenceNumber, urgency, dueAt }: Params) => ({
    subject: `Alguém espera por uma pessoa até ${shortTime(dueAt)}`,
    preheader: `Urgência ${urgencies[urgency]}. Protocolo ${referenceNumber}.`,
    title: "Alguém espera por uma pessoa.",
    body: [
      paragraph("Prometemos que uma pessoa da equipe olharia antes de qualquer plano. O prazo está correndo."),
      facts([
        { label: "Urgência", value: urgencies[urgency] },
        { label: "Falar até", value: dayAndTime(dueAt) },
        { label: "Protocolo", value: referenceNumber },
      ]),
      aside("A lista sai com npm run promises. Depois de falar, registre com keep, o protocolo e o seu nome."),
    ],
    why: "Mensagem interna, para quem atende. Não encaminhe.",
    internal: true,
  }),
} satisfies Template<typeof Params>;
