import { brand } from "@app/contract/brand";
import * as z from "zod";
import { DAY_MS } from "../../platform/time/durations.ts";
import type { MessageLinks } from "../links.ts";
import { action, aside, paragraph } from "./parts/blocks.ts";
import { greet } from "./parts/format.ts";
import type { Template } from "./parts/template.ts";

const Params = z.object({ fullName: z.string(), version: z.number() });
type Params = z.output<typeof Params>;

/** People signed a new version. What changed in it, and why, stands behind the sign-in alone. */
export const planChanged = {
  params: Params,
  transactional: true,
  usefulForMs: 7 * DAY_MS,
  notice: "plan",
  email: ({ fullName, version }: Params, links: MessageLinks) => ({
    subject: "Sua equipe assinou o seu plano",
    preheader: "Há uma versão nova, com os motivos.",
    title: "Sua equipe assinou o seu plano.",
    body: [
      paragraph(
        `${greet(fullName)} Há uma versão nova, assinada por quem cuida de você. Cada mudança vem com o motivo.`,
      ),
      action("Ver o que mudou", links.pageLink(`/app/plano/mudancas/${version}`)),
      aside("Por cuidado, o conteúdo não vem por email."),
    ],
    why: `Você recebeu este email porque o plano faz parte do que comprou no ${brand.name}.`,
  }),
} satisfies Template<typeof Params>;
