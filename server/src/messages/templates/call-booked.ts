import { CALL_WAYS } from "@app/contract/bookings";
import { brand } from "@app/contract/brand";
import * as z from "zod";
import { DAY_MS } from "../../platform/time/durations.ts";
import type { MessageLinks } from "../links.ts";
import { action, aside, facts, paragraph } from "./parts/blocks.ts";
import { dayAndTime, greet, shortTime } from "./parts/format.ts";
import type { Template } from "./parts/template.ts";

export const CallParams = z.object({ fullName: z.string(), startsAt: z.iso.datetime(), way: z.enum(CALL_WAYS) });
type Params = z.output<typeof CallParams>;

const ways = { video: "Por vídeo", phone: "Por telefone" } as const;

export const callFacts = ({ startsAt, way }: Params) =>
  facts([
    { label: "Quando", value: dayAndTime(startsAt) },
    { label: "Como", value: `${ways[way]}, 15 a 20 minutos` },
  ]);

export const CALL_WHY = `Você recebeu este email porque marcou uma conversa no ${brand.name}.`;

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
