import type * as z from "zod";
import { HOUR_MS } from "../../platform/time/durations.ts";
import type { MessageLinks } from "../links.ts";
import { CALL_WHY, CallParams, callFacts } from "./call-booked.ts";
import { action, aside, paragraph } from "./parts/blocks.ts";
import { greet, shortTime } from "./parts/format.ts";
import type { Template } from "./parts/template.ts";

/** The day before a call. */
export const callTomorrow = {
  params: CallParams,
  transactional: true,
  // Later it would no longer be the day before.
  usefulForMs: 3 * HOUR_MS,
  byDay: true,
  email: (call: z.output<typeof CallParams>, links: MessageLinks) => ({
    subject: `A conversa é amanhã: ${shortTime(call.startsAt)}`,
    preheader: "Vinte minutos, e sem precisar preparar nada.",
    title: "Amanhã a gente conversa.",
    body: [
      paragraph(`${greet(call.fullName)} São vinte minutos. Não precisa preparar nada.`),
      callFacts(call),
      action("Ver a conversa", links.pageLink("/app/agenda")),
      aside("Não vai dar? Até 2 horas antes você muda a hora ali mesmo, sem explicar."),
    ],
    why: CALL_WHY,
  }),
} satisfies Template<typeof CallParams>;
