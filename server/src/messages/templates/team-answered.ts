import { brand } from "@app/contract/brand";
import * as z from "zod";
import { DAY_MS } from "../../platform/time.ts";
import type { MessageLinks } from "../links.ts";
import { action, aside, paragraph } from "./parts/blocks.ts";
import { greet } from "./parts/format.ts";
import type { Template } from "./parts/template.ts";

/** Where the reply is read. */
const paths = {
  conversation: "/app/conversa",
  support: "/app/conversa/atendimento",
  review: "/app/revisao/resposta",
  // Not the page itself: its address would say what it is about.
  today: "/app",
} as const;

const Params = z.object({
  fullName: z.string(),
  place: z.enum(["conversation", "support", "review", "today"]).default("conversation"),
});
type Params = z.output<typeof Params>;

/** A person of the team has replied. What they wrote stands behind the sign-in alone. */
export const teamAnswered = {
  params: Params,
  transactional: true,
  usefulForMs: 7 * DAY_MS,
  notice: "team-answered",
  email: ({ fullName, place }: Params, links: MessageLinks) => ({
    subject: "Sua equipe respondeu",
    preheader: "A resposta está na sua conta.",
    title: "Sua equipe respondeu.",
    body: [
      paragraph(`${greet(fullName)} Há uma resposta para você, escrita por uma pessoa.`),
      action("Ler a resposta", links.pageLink(paths[place])),
      aside("Por cuidado, o texto não vem por email."),
    ],
    why: `Você recebeu este email porque a resposta faz parte do que comprou no ${brand.name}.`,
  }),
} satisfies Template<typeof Params>;
