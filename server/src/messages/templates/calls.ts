import { CALL_WAYS } from "@app/contract/bookings";
import { brand } from "@app/contract/brand";
import * as z from "zod";
import { DAY_MS, HOUR_MS } from "../../platform/time.ts";
import type { MessageLinks } from "../links.ts";
import { action, aside, facts, paragraph } from "./parts/blocks.ts";
import { dayAndTime, greet, shortTime } from "./parts/format.ts";
import type { Template } from "./parts/template.ts";

const CallParams = z.object({ fullName: z.string(), startsAt: z.iso.datetime(), way: z.enum(CALL_WAYS) });
type Params = z.output<typeof CallParams>;

const ways = { video: "Por vídeo", phone: "Por telefone" } as const;

const callFacts = ({ startsAt, way }: Params) =>
  facts([
    { label: "Quando", value: dayAndTime(startsAt) },
    { label: "Como", value: `${ways[way]}, 15 a 20 minutos` },
  ]);

const CALL_WHY = `Você recebeu este email porque marcou uma conversa no ${brand.name}.`;

/** After a member books or moves a call. */
export const callBooked = {
  params: CallParams,
  transactional: true,
  usefulForMs: DAY_MS,
  email: (call: Params, links: MessageLinks) => ({
    subject: `Conversa marcada: ${shortTime(call.startsAt)}`,
    preheader: "Dá para mudar a hora até 2 horas antes, sem explicar.",
    title: "Está marcada.",
    body: [
      paragraph(`${greet(call.fullName)} A hora é sua. Na tela da conversa ela aparece no fuso do seu aparelho.`),
      callFacts(call),
      action("Ver a conversa", links.pageLink("/app/agenda")),
      aside("Dá para mudar a hora até 2 horas antes, sem explicar."),
    ],
    why: CALL_WHY,
  }),
} satisfies Template<typeof CallParams>;

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
