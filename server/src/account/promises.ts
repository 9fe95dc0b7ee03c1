import type { PromiseView } from "@app/contract/account";
import { brand } from "@app/contract/brand";
import { DEFINITIVE_PLAN_DAYS } from "@app/contract/catalogue";
import { firstNameOf } from "../identity/accounts/first-name-of.ts";
import type { PromisedCall } from "../leads/find-promised-call.ts";
import { DAY_MS } from "../platform/time/durations.ts";
import type { Progress } from "../programme/progress.ts";
import type { SubscriptionStatus } from "./subscription-view.ts";

const { nutritionist, trainer } = brand.professionals;
const team = `${firstNameOf(nutritionist.name)} e ${firstNameOf(trainer.name)}`;

type PromiseInput = {
  subscription: Pick<SubscriptionStatus, "state" | "plan">;
  progress: Progress;
  call: PromisedCall | undefined;
  now: Date;
};

/** What was promised to this member and the state of each promise. A feature that is not open yet is shown as such. */
export function promisesOf({ subscription: { state, plan }, progress, call, now }: PromiseInput): PromiseView[] {
  const calls = call ? [callPromise(call, now)] : [];
  if (!plan || (state !== "active" && state !== "queued")) return calls;
  const answeredAt = progress["questionnaire-answered"].firstAt;
  return [
    ...calls,
    access(plan),
    questionnaire(progress),
    provisionalPlan(progress),
    definitivePlan({
      readyAt: progress["definitive-plan-ready"].firstAt,
      dueBy: answeredAt && new Date(answeredAt.getTime() + DEFINITIVE_PLAN_DAYS * DAY_MS),
      now,
    }),
  ];

  function access({ startsAt }: NonNullable<typeof plan>): PromiseView {
    const isOpen = state === "active";
    return {
      key: "access",
      title: "Acesso ao Plano Completo",
      text: isOpen ? "Liberado assim que o pagamento entrou." : "Começa quando o período atual terminar.",
      state: isOpen ? "kept" : "due",
      at: isOpen ? startsAt : null,
      dueBy: isOpen ? null : startsAt,
    };
  }
}

function questionnaire(progress: Progress): PromiseView {
  const { firstAt: answeredAt } = progress["questionnaire-answered"];
  return {
    key: "questionnaire",
    title: "Anamnese",
    text: answeredAt
      ? "Respondida. Dá para corrigir a qualquer hora."
      : "É a sua vez: o plano sai das suas respostas. São uns sete minutos.",
    state: answeredAt ? "kept" : "waits-for-you",
    at: answeredAt?.toISOString() ?? null,
    dueBy: null,
  };
}

/** Targets are computed with the last answer; menus and workouts are not released yet, and have no date. */
function provisionalPlan(progress: Progress): PromiseView {
  const view = { key: "provisional-plan", title: "Plano provisório da IA", dueBy: null } as const;
  const readyAt = progress["provisional-plan-ready"].firstAt;
  if (readyAt) return { ...view, state: "kept", text: "Pronto.", at: readyAt.toISOString() };
  return progress["questionnaire-answered"].firstAt
    ? { ...view, state: "not-open", at: null, text: "O começo já saiu. O cardápio e o treino chegam a seguir, no app." }
    : { ...view, state: "waits-for-you", at: null, text: "Começa na hora em que você responde à anamnese." };
}

type DefinitivePlan = { readyAt: Date | null; dueBy: Date | null; now: Date };

/** Its deadline counts from the answers. */
function definitivePlan({ readyAt, dueBy, now }: DefinitivePlan): PromiseView {
  const view = {
    key: "definitive-plan",
    title: `Plano definitivo, feito por ${team}`,
    at: readyAt?.toISOString() ?? null,
    dueBy: dueBy?.toISOString() ?? null,
  } as const;
  if (readyAt) return { ...view, state: "kept", text: "Pronto.", dueBy: null };
  if (dueBy && now > dueBy) return { ...view, state: "late", text: "Passou do prazo que prometemos. O erro é nosso." };
  if (dueBy) return { ...view, state: "due", text: "Está sendo feito." };
  const text = `Chega em até ${DEFINITIVE_PLAN_DAYS} dias depois da sua anamnese.`;
  return { ...view, state: "waits-for-you", text };
}

function callPromise({ dueAt, contactedAt }: PromisedCall, now: Date): PromiseView {
  const view = { key: "call", title: "Ligação do time", at: contactedAt?.toISOString() ?? null } as const;
  if (contactedAt) return { ...view, state: "kept", text: "Feita.", dueBy: null };
  const dueBy = dueAt.toISOString();
  return now > dueAt
    ? { ...view, state: "late", text: "Passou da hora que prometemos. O erro é nosso.", dueBy }
    : { ...view, state: "due", text: "Você pediu um contato, e alguém do time liga.", dueBy };
}
