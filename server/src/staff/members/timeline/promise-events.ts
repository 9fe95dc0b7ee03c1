import { brand } from "@app/contract/brand";
import type { TimelineEvent } from "@app/contract/staff/member-timeline";
import { formatDay } from "@app/engine/progress/words/format-figures";
import { localTimeOf } from "@app/engine/promises/local-time";
import type { Booking } from "../../../bookings/booking.ts";
import type { ListedPromise } from "../../../promises/queries.ts";
import { promiseText, stateOf } from "../file/view-promises.ts";
import type { OpenFile } from "../read-member.ts";
import { eventOf, type Source } from "./event.ts";

const isOwed = (promise: ListedPromise): boolean => ["running", "late", "paused"].includes(stateOf(promise));
const isAhead = ({ state, startsAt }: Booking, now: Date): boolean =>
  (state === "booked" || state === "proposed") && startsAt > now;

/** Promises that were kept, in time or late. */
export const promiseEvents: Source = async (_deps, _tx, { promises }) =>
  promises.flatMap((promise) => {
    const { id, kind, fulfilledAt, dueAt, creditDays } = promise;
    if (!fulfilledAt || kind === "provisional-plan") return [];
    const isLate = stateOf(promise) === "kept-late";
    const credit = creditDays === 1 ? "; 1 dia creditado" : `; ${creditDays} dias creditados`;
    return [
      eventOf({
        id: `promise ${id}`,
        at: fulfilledAt,
        kind: "promise",
        lane: "equipe",
        title: `${promiseText(kind)}: ${isLate ? "feito depois do prazo" : "cumprido"}`,
        detail: isLate
          ? `Venceu antes${creditDays > 0 ? credit : ""}`
          : `Prazo: ${formatDay(localTimeOf(brand.serviceHours.timeZone, dueAt.getTime()).day)}`,
        state: isLate ? "late" : "ok",
      }),
    ];
  });

const CALL_STATES: Record<Booking["state"], string> = {
  booked: "Conversa marcada",
  proposed: "Outra hora proposta pela equipe",
  lapsed: "Outra hora proposta, sem resposta",
  "moved-by-member": "Conversa remarcada pela pessoa",
  "moved-by-team": "Conversa remarcada pela equipe",
  cancelled: "Conversa cancelada",
  missed: "Conversa que não aconteceu",
  done: "Conversa feita",
};

export const callEvents: Source = async ({ now }, _tx, { calls }) =>
  calls.filter((call) => !isAhead(call, now())).map(callEvent);

const callEvent = (call: Booking): TimelineEvent =>
  eventOf({
    id: `call ${call.id}`,
    at: call.startsAt,
    kind: "call",
    lane: call.professional === "nutritionist" ? "nutri" : "treino",
    title: CALL_STATES[call.state],
    detail: call.way === "video" ? "por vídeo" : "por telefone",
    state: call.state === "done" ? "ok" : null,
  });

/** What is owed, the nearest first: promises and calls. */
export function aheadOf({ promises, calls }: OpenFile, now: Date): TimelineEvent[] {
  const owed = promises.filter(isOwed).map((promise) =>
    eventOf({
      id: `owed ${promise.id}`,
      at: promise.dueAt,
      kind: "promise",
      lane: "equipe",
      title: promiseText(promise.kind),
      state: stateOf(promise) === "late" ? "late" : null,
    }),
  );
  const booked = calls.filter((call) => isAhead(call, now)).map(callEvent);
  return [...owed, ...booked].toSorted((a, b) => (a.at < b.at ? -1 : 1));
}
