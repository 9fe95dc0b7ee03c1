import * as z from "zod";
import { aside, facts, paragraph } from "../parts/blocks.ts";
import type { Template } from "../parts/template.ts";
import { TEAM_WHY } from "./lead-facts.ts";

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
