import type { FilePromise } from "@app/contract/staff/member-file";
import type { PromiseKind } from "@app/engine/promises/promise-kinds";
import { shareLeft } from "@app/engine/promises/share-left";
import { promiseHours } from "../../../promises/promise-hours.ts";
import type { ListedPromise } from "../../../promises/queries.ts";

const TEXTS: Record<PromiseKind, string> = {
  "call-back-5min": "Ligar de volta",
  "call-back-24h": "Ligar de volta",
  "access-now": "Liberar o acesso",
  "provisional-plan": "Plano provisório",
  "human-first": "Uma pessoa lê antes",
  "definitive-plan": "Plano definitivo",
  "fortnightly-diet": "Ajuste da dieta",
  "fortnightly-training": "Ajuste do treino",
  "weekly-review-opened": "Abrir a revisão da semana",
  "weekly-review-answered": "Responder a revisão da semana",
  "chat-answer": "Responder a mensagem",
  "refund-sent": "Enviar a devolução",
  "data-request-now": "Cópia dos dados",
  "data-request-15d": "Pedido de dados",
  "guarantee-review": "Revisar o pedido de garantia",
};

export const promiseText = (kind: PromiseKind): string => TEXTS[kind];

export const viewPromise = (promise: ListedPromise, now: Date): FilePromise => ({
  _id: promise.id,
  kind: promise.kind,
  text: promiseText(promise.kind),
  startsAt: promise.startsAt.toISOString(),
  dueAt: promise.dueAt.toISOString(),
  state: stateOf(promise),
  left: promise.state === "running" ? shareLeft(promise, promiseHours, now) : 0,
  fulfilledAt: promise.fulfilledAt?.toISOString() ?? null,
  creditDays: promise.creditDays,
});

/** What is promised but still owed is late, what was done after its time is kept late. */
export function stateOf({ state, pausedNow, fulfilledAt }: ListedPromise): FilePromise["state"] {
  if (state === "running") return pausedNow ? "paused" : "running";
  if (state === "breached") return fulfilledAt ? "kept-late" : "late";
  return state;
}
