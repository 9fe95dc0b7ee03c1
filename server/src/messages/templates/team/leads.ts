import { type CallPromise, landings, PROMISES, VARIANTS } from "@app/contract/landings";
import * as z from "zod";
import { action, aside, type Fact, facts, paragraph } from "../parts/blocks.ts";
import { chatLink, dayAndTime, formatPhone, shortName, shortTime } from "../parts/format.ts";
import type { Template } from "../parts/template.ts";

const Lead = z.object({
  leadId: z.uuid(),
  fullName: z.string(),
  /** In E.164. */
  phone: z.string(),
  variant: z.enum(VARIANTS),
  promise: z.enum(PROMISES),
  dueAt: z.iso.datetime(),
});
type Lead = z.output<typeof Lead>;

const promises: Record<CallPromise, string> = {
  "5-minutes": "ligar em até 5 minutos",
  "24-hours": "falar em até 24 horas",
};

/** What the team needs to know before calling. */
function leadFacts({ phone, variant, promise, dueAt }: Lead) {
  const rows: Fact[] = [
    { label: "Prazo", value: dayAndTime(dueAt) },
    { label: "Telefone", value: formatPhone(phone), url: chatLink(phone) },
    { label: "Prometemos", value: promises[promise] },
    { label: "Página", value: `Variante ${variant}, ${landings[variant].paths[0]}` },
  ];
  return facts(rows);
}

/** Name, phone, promise, due time, chat: shared by both notifications to the team. */
const leadVariables = ({ fullName, phone, promise, dueAt }: Lead): string[] => [
  shortName(fullName),
  formatPhone(phone),
  promises[promise],
  shortTime(dueAt),
  chatLink(phone),
];

export const TEAM_WHY = "Mensagem interna, para quem atende. Não encaminhe: tem dado pessoal.";

/** To the team: a visitor requested a call. */
export const newLead = {
  params: Lead,
  transactional: true,
  priority: "team",
  email: (lead: Lead) => ({
    subject: `Novo lead: ${shortName(lead.fullName)}, até ${shortTime(lead.dueAt)}`,
    preheader: "Quem pega primeiro liga. Depois, registre o contato.",
    title: `${shortName(lead.fullName)} quer conversar.`,
    body: [
      leadFacts(lead),
      action("Chamar no WhatsApp", chatLink(lead.phone)),
      aside(`Falou? Registre o contato do lead ${lead.leadId}, senão ele aparece como atrasado.`),
    ],
    why: TEAM_WHY,
    internal: true,
  }),
  whatsapp: {
    approved: "Novo lead: {{1}}, {{2}}. Prometemos {{3}}: o prazo é {{4}}. Converse por {{5}} e registre o contato.",
    variables: leadVariables,
  },
} satisfies Template<typeof Lead>;

/** To the team: the promised time has passed and no contact is recorded. */
export const leadOverdue = {
  params: Lead,
  transactional: true,
  priority: "team",
  email: (lead: Lead) => ({
    subject: `Atrasado: ${shortName(lead.fullName)} espera desde ${shortTime(lead.dueAt)}`,
    preheader: "O prazo passou e ninguém registrou contato.",
    title: `${shortName(lead.fullName)} ainda espera.`,
    body: [
      paragraph("O prazo passou e ninguém registrou contato. Ligue agora e comece pedindo desculpa."),
      leadFacts(lead),
      action("Chamar agora no WhatsApp", chatLink(lead.phone)),
      aside(`Se alguém já falou, registre o contato do lead ${lead.leadId}.`),
    ],
    why: TEAM_WHY,
    internal: true,
  }),
  whatsapp: {
    approved:
      "Atrasado: {{1}}, {{2}}, ainda espera. Prometemos {{3}} e o prazo era {{4}}. Converse por {{5}} e registre o contato.",
    variables: leadVariables,
  },
} satisfies Template<typeof Lead>;

const Params = z.object({ waiting: z.int().positive(), overdue: z.int().nonnegative() });
type Params = z.output<typeof Params>;

const people = (count: number): string => (count === 1 ? "1 pessoa espera" : `${count} pessoas esperam`);

/** To the team: more leads than are notified one by one. */
export const leadsDigest = {
  params: Params,
  transactional: true,
  priority: "team",
  email: ({ waiting, overdue }: Params) => ({
    subject: `${people(waiting)} uma ligação`,
    preheader: "Vieram muitos pedidos de uma vez. A lista está no npm run leads.",
    title: `${people(waiting)} uma ligação.`,
    body: [
      paragraph("Vieram mais pedidos nesta hora do que cabem em avisos um a um. Daqui em diante, um resumo por hora."),
      facts([
        { label: "Esperando", value: String(waiting) },
        { label: "Com prazo vencido", value: String(overdue) },
      ]),
      aside("A lista, com os mais urgentes primeiro, sai com o comando npm run leads."),
      aside("Se os nomes parecem inventados, pode ser alguém abusando do formulário: avise quem cuida do sistema."),
    ],
    why: TEAM_WHY,
    internal: true,
  }),
  whatsapp: {
    approved:
      "Vieram muitos pedidos de contato nesta hora: esperando, {{1}}; com prazo vencido, {{2}}. A lista sai com npm run leads.",
    variables: ({ waiting, overdue }: Params) => [String(waiting), String(overdue)],
  },
} satisfies Template<typeof Params>;
