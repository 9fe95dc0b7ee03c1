import { offsetOf } from "./local-time.ts";
import type { PromisePause } from "./pauses.ts";
import type { PromiseStatus, PromiseStory } from "./promise.ts";
import { isPromiseKind } from "./promise-kinds.ts";

/** A promise as the command line and the golden data write it: times are ISO texts with their offset. */
export type StoryJson = {
  kind: string;
  startsAt: string;
  now: string;
  hours?: number | undefined;
  fulfilledAt?: string | undefined;
  voidedAt?: string | undefined;
  pauses: readonly {
    from: string;
    to: string | null;
    reason: string;
    actor: string;
    messageSent?: boolean | undefined;
    nudges?: number | undefined;
    silentDays?: number | undefined;
  }[];
};

export function parseStory(story: StoryJson): PromiseStory & { now: Date } {
  const { kind, hours, fulfilledAt, voidedAt } = story;
  if (!isPromiseKind(kind)) throw new Error(`Unknown kind of promise: ${kind}`);
  return {
    kind,
    startsAt: parseMoment(story.startsAt),
    now: parseMoment(story.now),
    pauses: story.pauses.map(({ from, to, actor, ...rest }) => ({
      ...(rest as Pick<PromisePause, "reason">),
      actor: actor === "membro" ? "membro" : "equipe",
      from: parseMoment(from),
      to: to === null ? null : parseMoment(to),
    })),
    ...(hours === undefined ? {} : { hours }),
    ...(fulfilledAt ? { fulfilledAt: parseMoment(fulfilledAt) } : {}),
    ...(voidedAt ? { voidedAt: parseMoment(voidedAt) } : {}),
  };
}

export function formatStatus({ dueAt, ignoredPauses, ...status }: PromiseStatus, timeZone: string) {
  const { state, ...rest } = status;
  const ignored = ignoredPauses.map(({ from, why }) => ({ from: formatMoment(from, timeZone), why }));
  return {
    state,
    dueAt: formatMoment(dueAt, timeZone),
    ...rest,
    ...(ignored.length > 0 ? { ignoredPauses: ignored } : {}),
  };
}

function parseMoment(text: string): Date {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw new Error(`Not a moment: ${text}. Write 2026-11-20T10:00:00-03:00`);
  return moment;
}

function formatMoment(moment: Date, timeZone: string): string {
  const offset = offsetOf(timeZone, moment.getTime());
  const minutes = Math.abs(offset) / 60_000;
  const two = (value: number) => String(value).padStart(2, "0");
  const wall = new Date(moment.getTime() + offset).toISOString().slice(0, 19);
  return `${wall}${offset < 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
