import type * as z from "zod";
import type { MessageLinks } from "../links.ts";
import { CALL_WHY, CallParams, callFacts } from "./call-booked.ts";
import { action, aside, paragraph } from "./parts/blocks.ts";
import { greet, shortTime } from "./parts/format.ts";
import type { Template } from "./parts/template.ts";

/** The team moved a call: the new hour counts only with the member's yes. */
export const callMoved = {
  params: CallParams,
  transactional: true,
  email: (call: z.output<typeof CallParams>, links: MessageLinks) => ({
    subject: `A gente precisou mudar a hora: ${shortTime(call.startsAt)}`,
    preheader: "O novo horário só vale se servir para você.",
    title: "A hora da conversa mudou.",
    body: [
      paragraph(
        `${greet(call.fullName)} Desculpe: a gente precisou mudar a hora da sua conversa. A nova só vale se servir para você.`,
      ),
      callFacts(call),
      action("Responder", links.pageLink("/app/agenda")),
      aside("Não serve? Na mesma tela você escolhe outra hora."),
    ],
    why: CALL_WHY,
  }),
} satisfies Template<typeof CallParams>;
