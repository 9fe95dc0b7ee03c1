import { type CallPromise, landings, PROMISES, VARIANTS } from "@app/contract/landings";
import * as z from "zod";
import { type Fact, facts } from "../parts/blocks.ts";
import { chatLink, dayAndTime, formatPhone, shortName, shortTime } from "../parts/format.ts";

export const Lead = z.object({
  leadId: z.uuid(),
  fullName: z.string(),
  /** In E.164. */
  phone: z.string(),
  variant: z.enum(VARIANTS),
  promise: z.enum(PROMISES),
  dueAt: z.iso.datetime(),
});
export type Lead = z.output<typeof Lead>;

const promises: Record<CallPromise, string> = {
  "5-minutes": "ligar em até 5 minutos",
  "24-hours": "falar em até 24 horas",
};

/** What the team needs to know before calling. */
export function leadFacts({ phone, variant, promise, dueAt }: Lead) {
  const rows: Fact[] = [
    { label: "Prazo", value: dayAndTime(dueAt) },
    { label: "Telefone", value: formatPhone(phone), url: chatLink(phone) },
    { label: "Prometemos", value: promises[promise] },
    { label: "Página", value: `Variante ${variant}, ${landings[variant].paths[0]}` },
  ];
  return facts(rows);
}

/** Name, phone, promise, due time, chat: shared by both notifications to the team. */
export const leadVariables = ({ fullName, phone, promise, dueAt }: Lead): string[] => [
  shortName(fullName),
  formatPhone(phone),
  promises[promise],
  shortTime(dueAt),
  chatLink(phone),
];

export const TEAM_WHY = "Mensagem interna, para quem atende. Não encaminhe: tem dado pessoal.";
