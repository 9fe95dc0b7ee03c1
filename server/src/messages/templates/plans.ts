import { brand } from "@app/contract/brand";
import * as z from "zod";
import { DAY_MS, HOUR_MS } from "../../platform/time.ts";
import type { MessageLinks } from "../links.ts";
import { action, aside, paragraph } from "./parts/blocks.ts";
import { greet } from "./parts/format.ts";
import type { Template } from "./parts/template.ts";

const PlanReady = z.object({ fullName: z.string() });
type PlanReady = z.output<typeof PlanReady>;

/** The plan is there. What is in it stands behind the sign-in alone. */
export const planReady = {
  params: PlanReady,
  transactional: true,
  usefulForMs: 2 * DAY_MS,
  notice: "plan",
  email: ({ fullName }: PlanReady, links: MessageLinks) => ({
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
} satisfies Template<typeof PlanReady>;

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

const PlanSigned = z.object({ fullName: z.string(), version: z.number() });
type PlanSigned = z.output<typeof PlanSigned>;

/** The first version that people signed, which is what was bought: it does not wait behind the notices of that day. */
export const planSigned = {
  params: PlanSigned,
  transactional: true,
  usefulForMs: 7 * DAY_MS,
  byDay: true,
  email: ({ fullName, version }: PlanSigned, links: MessageLinks) => ({
    subject: "Seu plano definitivo está assinado",
    preheader: "Ele já vale, e abre em qualquer aparelho seu.",
    title: "Seu plano definitivo está assinado.",
    body: [
      paragraph(
        `${greet(fullName)} Gente leu o que você contou, ajustou e assinou. A partir de agora é este o plano que vale.`,
      ),
      action("Abrir o meu plano", links.pageLink(`/app/plano/mudancas/${version}`)),
      aside("Por cuidado, o conteúdo não vem por email."),
    ],
    why: `Você recebeu este email porque o plano faz parte do que comprou no ${brand.name}.`,
  }),
} satisfies Template<typeof PlanSigned>;

const PlanWithdrawn = z.object({ fullName: z.string() });
type PlanWithdrawn = z.output<typeof PlanWithdrawn>;

/** Our rules changed, and the plan did not pass them: it is sent at once. Why stands behind the sign-in alone. */
export const planWithdrawn = {
  params: PlanWithdrawn,
  transactional: true,
  usefulForMs: 7 * DAY_MS,
  email: ({ fullName }: PlanWithdrawn, links: MessageLinks) => ({
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
} satisfies Template<typeof PlanWithdrawn>;

const PlanReturns = z.object({ fullName: z.string() });
type PlanReturns = z.output<typeof PlanReturns>;

/** The day before a paused plan is back, once. Another person who reads it learns nothing of why it stood still. */
export const planReturns = {
  params: PlanReturns,
  // It was announced before the pause began, and is the only message of it.
  transactional: true,
  // Later it would no longer be the day before.
  usefulForMs: 12 * HOUR_MS,
  byDay: true,
  email: ({ fullName }: PlanReturns, links: MessageLinks) => ({
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
} satisfies Template<typeof PlanReturns>;
