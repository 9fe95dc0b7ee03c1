import { brand } from "@app/contract/brand";
import type { TimelineEvent } from "@app/contract/staff/member-timeline";
import type { PromisePauseReason } from "@app/contract/staff/promises";
import { formatDay } from "@app/engine/progress/words/format-figures";
import { localTimeOf } from "@app/engine/promises/local-time";
import { listTeamHistory, type TeamPause } from "../../../promises/pauses/queries.ts";
import type { ListedPromise } from "../../../promises/queries.ts";
import { promiseText } from "../file/view-promises.ts";
import { isEndedByTeam } from "../promises/pause-member-promise.ts";
import { eventOf, type Source } from "./event.ts";

type ReasonText = { why: string; while: string; ended: string };
const REASONS: Record<PromisePauseReason, ReasonText> = {
  "esperando-o-membro": {
    why: "Espera uma resposta da pessoa",
    while: "parado até ela escrever",
    ended: "A pessoa escreveu",
  },
  "membro-em-silencio": {
    why: "A pessoa não dá sinal",
    while: "parado até o primeiro sinal dela",
    ended: "A pessoa deu sinal",
  },
};

/** As the member's own message or entry is recorded where it ended a pause. */
const BY_MEMBER = "membro";

/** When a professional stopped the clock of a promise, and when it ran again. */
export const promisePauseEvents: Source = async (_deps, tx, { memberId, promises }) => {
  const known = new Map(promises.map((promise) => [promise.id, promise]));
  return (await listTeamHistory(tx, memberId)).flatMap((pause) => {
    const promise = known.get(pause.promiseId);
    if (!promise || !isEndedByTeam({ actor: "equipe", reason: pause.reason })) return [];
    return [pausedEvent(promise, pause), ...resumedEvents(promise, pause)];
  });
};

const textOf = ({ reason }: TeamPause): ReasonText => REASONS[reason as PromisePauseReason];
const dayOf = (at: Date): string => formatDay(localTimeOf(brand.serviceHours.timeZone, at.getTime()).day);

const pausedEvent = (promise: ListedPromise, pause: TeamPause): TimelineEvent =>
  eventOf({
    id: `promise-pause ${promise.id} ${pause.from.toISOString()}`,
    at: pause.from,
    kind: "promise",
    lane: "equipe",
    title: `Pausou o prazo: ${promiseText(promise.kind)}`,
    detail: [textOf(pause).why, ...untilOf(promise, pause)].join("; "),
    by: pause.by,
  });

/** A promise that was kept or ended while it stood still has no pause any more, and no end of it either. */
function untilOf({ state }: ListedPromise, pause: TeamPause): string[] {
  if (pause.to) return [`parado até ${dayOf(pause.to)}`];
  return state === "running" ? [textOf(pause).while] : [];
}

function resumedEvents(promise: ListedPromise, pause: TeamPause): TimelineEvent[] {
  if (!pause.to) return [];
  const isByMember = pause.endedBy === BY_MEMBER;
  return [
    eventOf({
      id: `promise-resume ${promise.id} ${pause.from.toISOString()}`,
      at: pause.to,
      kind: "promise",
      lane: isByMember ? "membro" : "equipe",
      title: `O prazo voltou a correr: ${promiseText(promise.kind)}`,
      detail: isByMember ? textOf(pause).ended : `Parado desde ${dayOf(pause.from)}`,
      by: isByMember ? null : pause.endedBy,
    }),
  ];
}
