import type { PromiseView } from "@app/contract/account";
import { brand } from "@app/contract/brand";
import { DEFINITIVE_PLAN_DAYS } from "@app/contract/catalogue";
import type { PromiseKind } from "@app/engine/promises/promise-kinds";
import { firstNameOf } from "../../identity/accounts/queries.ts";
import type { PromisedCall } from "../../leads/queries.ts";
import type { ListedPromise } from "../../promises/queries.ts";
import type { SubscriptionStatus } from "../subscription-view.ts";
import { formatDays } from "./promise-times.ts";

const { nutritionist, trainer } = brand.professionals;
const team = `${firstNameOf(nutritionist.name)} e ${firstNameOf(trainer.name)}`;
const CALLS: readonly PromiseKind[] = ["call-back-5min", "call-back-24h"];

/** Of the ledger, what the account's home page shows. */
export const OVERVIEW_KINDS: readonly PromiseKind[] = [...CALLS, "access-now", "provisional-plan", "definitive-plan"];

type Known = {
  subscription: Pick<SubscriptionStatus, "state" | "plan">;
  answeredAt: Date | null;
  call: PromisedCall | undefined;
  /** Of `OVERVIEW_KINDS`, newest first. */
  ledger: readonly ListedPromise[];
  now: Date;
};

/** The first promises to this member and the state of each: the ledger's where it has one, the member's turn otherwise. */
export function overviewPromises({
  subscription: { state, plan },
  answeredAt,
  call,
  ledger,
  now,
}: Known): PromiseView[] {
  const newest = (kinds: readonly PromiseKind[]) =>
    ledger.find((promise) => kinds.includes(promise.kind) && promise.state !== "void");
  const calls = call ? [callPromise(call, newest(CALLS), now)] : [];
  if (!plan || (state !== "active" && state !== "queued")) return calls;
  return [
    ...calls,
    access({ isOpen: state === "active", startsAt: plan.startsAt, promise: newest(["access-now"]) }),
    questionnaire(answeredAt),
    provisionalPlan(answeredAt, newest(["provisional-plan"])),
    ...definitivePlan(answeredAt, newest(["definitive-plan"])),
  ];
}

type Access = { isOpen: boolean; startsAt: string; promise: ListedPromise | undefined };

/** A period bought on top of another waits for its end, whatever was promised about the first. */
function access({ isOpen, startsAt, promise }: Access): PromiseView {
  const openedAt = promise?.fulfilledAt?.toISOString();
  return {
    key: "access",
    title: "Acesso ao Plano Completo",
    text: isOpen ? "Liberado assim que o pagamento entrou." : "Começa quando o período atual terminar.",
    state: isOpen ? "kept" : "due",
    at: isOpen ? (openedAt && openedAt > startsAt ? openedAt : startsAt) : null,
    dueBy: isOpen ? null : startsAt,
  };
}

const questionnaire = (answeredAt: Date | null): PromiseView => ({
  key: "questionnaire",
  title: "Anamnese",
  text: answeredAt
    ? "Respondida. Dá para corrigir a qualquer hora."
    : "É a sua vez: o plano sai das suas respostas. São uns sete minutos.",
  state: answeredAt ? "kept" : "waits-for-you",
  at: answeredAt?.toISOString() ?? null,
  dueBy: null,
});

/** It is promised with the last answer, unless a person reads first. */
function provisionalPlan(answeredAt: Date | null, promise: ListedPromise | undefined): PromiseView {
  const view = { key: "provisional-plan", title: "Plano provisório da IA" } as const;
  if (promise) return { ...view, ...settlingOf(promise, "Sai das suas respostas, em um minuto.") };
  return answeredAt
    ? {
        ...view,
        state: "not-open",
        at: null,
        dueBy: null,
        text: "O começo já saiu.",
      }
    : {
        ...view,
        state: "waits-for-you",
        at: null,
        dueBy: null,
        text: "Começa na hora em que você responde à anamnese.",
      };
}

/** Its time counts from the answers; to whom no plan is due after them, none is promised. */
function definitivePlan(answeredAt: Date | null, promise: ListedPromise | undefined): PromiseView[] {
  const view = { key: "definitive-plan", title: `Plano definitivo, feito por ${team}` } as const;
  if (promise) return [{ ...view, ...settlingOf(promise, "Está sendo feito.") }];
  if (answeredAt) return [];
  const text = `Chega em até ${DEFINITIVE_PLAN_DAYS} dias depois da sua anamnese.`;
  return [{ ...view, state: "waits-for-you", text, at: null, dueBy: null }];
}

type Settling = Pick<PromiseView, "state" | "text" | "at" | "dueBy">;

/** What the ledger says of a promise of the programme. */
function settlingOf({ state, dueAt, fulfilledAt, pausedNow, creditDays }: ListedPromise, running: string): Settling {
  const dueBy = dueAt.toISOString();
  const credit = creditDays > 0 ? ` Você ganhou ${formatDays(creditDays)}.` : "";
  if (fulfilledAt) {
    const text = state === "breached" ? `Pronto, depois do prazo.${credit}` : "Pronto.";
    return { state: "kept", text, at: fulfilledAt.toISOString(), dueBy: null };
  }
  if (state === "breached")
    return { state: "late", text: `Passou do prazo que prometemos. O erro é nosso.${credit}`, at: null, dueBy };
  if (pausedNow) return { state: "paused", text: "O relógio está parado e continua depois da pausa.", at: null, dueBy };
  return { state: "due", text: running, at: null, dueBy };
}

/** The lead has the call itself, the ledger its clock: pauses move it. */
function callPromise({ dueAt, contactedAt }: PromisedCall, promise: ListedPromise | undefined, now: Date): PromiseView {
  const madeAt = promise?.fulfilledAt ?? contactedAt;
  const due = promise?.dueAt ?? dueAt;
  const view = { key: "call", title: "Ligação do time", at: madeAt?.toISOString() ?? null } as const;
  if (madeAt) return { ...view, state: "kept", text: "Feita.", dueBy: null };
  const dueBy = due.toISOString();
  if (promise?.pausedNow)
    return { ...view, state: "paused", text: "Ligamos duas vezes e ninguém atendeu. Tentamos de novo.", dueBy };
  return now > due
    ? { ...view, state: "late", text: "Passou da hora que prometemos. O erro é nosso.", dueBy }
    : { ...view, state: "due", text: "Você pediu um contato, e alguém do time liga.", dueBy };
}
