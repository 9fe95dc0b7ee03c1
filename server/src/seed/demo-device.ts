/** A device of a demo member: what it writes goes through sync as from any phone. */
import { MAX_MUTATIONS, type Mutation, type SyncKind } from "@app/contract/sync";
import { type Clock, nextHlc } from "@app/engine/sync/hlc";
import type { Deps } from "../deps.ts";
import { addMs, DAY_MS } from "../platform/time.ts";
import { syncRecords } from "../sync/sync-records.ts";

const DEVICE = "0000000000000d30";

export type Put = { kind: SyncKind; id: string; at: Date; fields: Record<string, unknown> };

export const at = (deps: Deps, moment: Date): Deps => ({ ...deps, now: () => moment });

/** The calendar day so many days ago: `2026-11-12`. */
export const dayAgo = ({ now }: Pick<Deps, "now">, days: number): string =>
  addMs(now(), -days * DAY_MS)
    .toISOString()
    .slice(0, 10);

/** A time of a day, in UTC; never after now. */
export const timeOn = ({ now }: Pick<Deps, "now">, day: string, time: string): Date =>
  new Date(Math.min(Date.parse(`${day}T${time}:00Z`), now().getTime()));

/** In the order of their times. Each must be stored: a demo that does not fit the rules is out of date. */
export async function sendPuts(deps: Deps, accountId: string, puts: readonly Put[]): Promise<void> {
  let clock: Clock = { ms: 0, counter: 0 };
  const mutations = puts
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ kind, id, at: written, fields }): Mutation => {
      const next = nextHlc(clock, written.getTime(), DEVICE);
      clock = next.clock;
      return { id, kind, op: "put", hlc: next.hlc, fields };
    });
  for (let first = 0; first < mutations.length; first += MAX_MUTATIONS) {
    const batch = mutations.slice(first, first + MAX_MUTATIONS);
    const { reply } = await syncRecords(deps, { accountId, cursor: null, mutations: batch });
    const refused = reply.acks.findIndex(({ result }) => result !== "stored");
    if (refused >= 0) throw new Error(`demo ${batch[refused]?.kind} refused: ${reply.acks[refused]?.result}`);
  }
}
