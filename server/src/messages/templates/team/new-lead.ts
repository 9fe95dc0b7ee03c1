import { action, aside } from "../parts/blocks.ts";
import { chatLink, shortName, shortTime } from "../parts/format.ts";
import type { Template } from "../parts/template.ts";
import { Lead, leadFacts, leadVariables, TEAM_WHY } from "./lead-facts.ts";

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
