import { brand } from "@app/contract/brand";
import * as z from "zod";
import { HOUR_MS } from "../../platform/time/durations.ts";
import type { MessageLinks } from "../links.ts";
import { action, aside, paragraph } from "./parts/blocks.ts";
import { greet } from "./parts/format.ts";
import type { Template } from "./parts/template.ts";

const Params = z.object({ fullName: z.string() });
type Params = z.output<typeof Params>;

/** The day before a paused plan is back, once. Another person who reads it learns nothing of why it stood still. */
export const planReturns = {
  params: Params,
  // It was announced before the pause began, and is the only message of it.
  transactional: true,
  // Later it would no longer be the day before.
  usefulForMs: 12 * HOUR_MS,
  byDay: true,
  email: ({ fullName }: Params, links: MessageLinks) => ({
    subject: "Seu plano volta amanhã",
    preheader: "Não precisa fazer nada.",
    title: "Seu plano volta amanhã.",
    body: [
      paragraph(`${greet(fullName)} É só isso: amanhã ele reabre onde estava.`),
      action("Ver a data", links.pageLink("/app/pausa")),
      aside("Precisa de mais tempo? Dá para mudar a data ali mesmo."),
    ],
    why: `Você recebeu este aviso porque marcou uma data no ${brand.name}.`,
  }),
} satisfies Template<typeof Params>;
