import { brand } from "@app/contract/brand";
import * as z from "zod";
import { DAY_MS } from "../../platform/time/durations.ts";
import type { MessageLinks } from "../links.ts";
import { action, paragraph } from "./parts/blocks.ts";
import { greet } from "./parts/format.ts";
import type { Template } from "./parts/template.ts";

const Params = z.object({ fullName: z.string() });
type Params = z.output<typeof Params>;

/** The plan is there. What is in it stands behind the sign-in alone. */
export const planReady = {
  params: Params,
  transactional: true,
  usefulForMs: 2 * DAY_MS,
  notice: "plan",
  email: ({ fullName }: Params, links: MessageLinks) => ({
    subject: "Seu plano está pronto",
    preheader: "Ele abre em qualquer aparelho seu.",
    title: "Seu plano está pronto.",
    body: [
      paragraph(
        `${greet(fullName)} A sua primeira versão já está no app. A equipe olha o plano e assina a definitiva.`,
      ),
      action("Abrir o plano", links.pageLink("/app/plano")),
    ],
    why: `Você recebeu este email porque terminou um passo do seu plano no ${brand.name}.`,
  }),
} satisfies Template<typeof Params>;
