import { brand } from "@app/contract/brand";
import * as z from "zod";
import { DAY_MS } from "../../platform/time/durations.ts";
import type { MessageLinks } from "../links.ts";
import { action, aside, paragraph } from "./parts/blocks.ts";
import { greet } from "./parts/format.ts";
import type { Template } from "./parts/template.ts";

const Params = z.object({ fullName: z.string() });
type Params = z.output<typeof Params>;

/** Our rules changed, and the plan did not pass them: it is sent at once. Why stands behind the sign-in alone. */
export const planWithdrawn = {
  params: Params,
  transactional: true,
  usefulForMs: 7 * DAY_MS,
  email: ({ fullName }: Params, links: MessageLinks) => ({
    subject: "Tiramos o seu plano de antes",
    preheader: "Abra o de agora antes da próxima refeição.",
    title: "Tiramos o seu plano de antes.",
    body: [
      paragraph(
        `${greet(fullName)} Conferimos todos os planos de novo, e o seu tinha algo que não combina com as suas respostas. Não siga mais o que você imprimiu ou guardou.`,
      ),
      action("Abrir o plano de agora", links.pageLink("/app/plano")),
      aside("Por cuidado, o conteúdo não vem por email."),
    ],
    why: `Você recebeu este email porque o plano faz parte do que comprou no ${brand.name}.`,
  }),
} satisfies Template<typeof Params>;
