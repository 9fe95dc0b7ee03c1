import * as z from "zod";
import { offsetOf } from "../src/promises/local-time.ts";
import type { PromisePause } from "../src/promises/pauses.ts";
import type { PromiseStatus, PromiseStory } from "../src/promises/promise.ts";
import { type PromiseKind, promiseRules } from "../src/promises/promise-kinds.ts";

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const kinds = Object.keys(promiseRules.content.kinds) as [PromiseKind, ...PromiseKind[]];

/** A promise as the golden data writes it: times are ISO texts with their offset. */
const StoryJson = z.object({
  kind: z.enum(kinds),
  startsAt: moment,
  now: moment,
  hours: z.number().optional(),
  fulfilledAt: moment.optional(),
  voidedAt: moment.optional(),
  pauses: z.array(
    z.object({
      from: moment,
      to: moment.nullable(),
      reason: z.string(),
      actor: z.enum(["membro", "equipe"]),
      messageSent: z.boolean().optional(),
      nudges: z.number().optional(),
      silentDays: z.number().optional(),
    }),
  ),
});

export function parseStory(json: unknown): { story: PromiseStory; now: Date } {
  const { now, pauses, ...story } = StoryJson.parse(json);
  return { story: { ...defined(story), pauses: pauses.map((pause): PromisePause => defined(pause)) }, now };
}

/** `exactOptionalPropertyTypes`: a missing value is no key. */
const defined = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as {
    [Key in keyof Value]: Exclude<Value[Key], undefined>;
  };

export function formatStatus({ dueAt, ignoredPauses, state, ...rest }: PromiseStatus, timeZone: string) {
  const ignored = ignoredPauses.map(({ from, why }) => ({ from: formatMoment(from, timeZone), why }));
  return {
    state,
    dueAt: formatMoment(dueAt, timeZone),
    ...rest,
    ...(ignored.length > 0 ? { ignoredPauses: ignored } : {}),
  };
}

function formatMoment(date: Date, timeZone: string): string {
  const offset = offsetOf(timeZone, date.getTime());
  const minutes = Math.abs(offset) / 60_000;
  const two = (value: number) => String(value).padStart(2, "0");
  const wall = new Date(date.getTime() + offset).toISOString().slice(0, 19);
  return `${wall}${offset < 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
