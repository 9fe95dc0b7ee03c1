import { action, aside, paragraph } from "../parts/blocks.ts";
import { chatLink, shortName, shortTime } from "../parts/format.ts";
import type { Template } from "../parts/template.ts";
import { Lead, leadFacts, leadVariables, TEAM_WHY } from "./lead-facts.ts";

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
