import type { Ack, Mutation } from "@app/contract/sync";
import type { Clock } from "@app/engine/sync/hlc";
import { applyOperation, emptyRecord, isAlive, type RecordState } from "@app/engine/sync/merge";
import { randomDevice } from "./uuid-v7.ts";

export type Refusal = Exclude<Ack["result"], "stored">;

export type Meta = {
  /** Made with the store; breaks a tie between two clocks. */
  device: string;
  clock: Clock;
  /** The server's clock minus this device's, as of the last reply. */
  offsetMs: number;
  /** Null until the first reply. */
  cursor: string | null;
  /** Everything that the server has was received at least once. */
  complete: boolean;
};

/** A mutation that the server has not acknowledged. A refused one is not sent again by itself. */
export type OutboxEntry = Mutation & { refused: Refusal | null };

/** What the server is known to have; unsent mutations are apart, so that a reset never touches them. */
export type LocalRecord = { id: string; kind: string; state: RecordState };

export type DeviceState = {
  meta: Meta;
  /** In the order of their clocks. */
  outbox: readonly OutboxEntry[];
  records: ReadonlyMap<string, LocalRecord>;
};

/** What one step changes. A store writes all of it or nothing. */
export type Patch = {
  meta?: Meta;
  outbox?: { put?: readonly OutboxEntry[]; remove?: readonly string[] };
  records?: { clear?: boolean; put?: readonly LocalRecord[]; remove?: readonly string[] };
};

export const newMeta = (): Meta => ({
  device: randomDevice(),
  clock: { ms: 0, counter: 0 },
  offsetMs: 0,
  cursor: null,
  complete: false,
});

export const emptyState = (): DeviceState => ({ meta: newMeta(), outbox: [], records: new Map() });

/** A value of another device that lost against the one shown. */
export type Loser = { field: string; value: unknown; hlc: string };

/** A record as the screen shows it: the server's state with the unsent mutations on top. */
export type RecordView = {
  id: string;
  kind: string;
  fields: Record<string, unknown>;
  /** Of its mutations, how many are only on this device. */
  unsent: number;
  refused: Refusal | null;
  losers: Loser[];
};

/** The living records of a kind, in no order. */
export function viewRecords({ outbox, records }: Pick<DeviceState, "outbox" | "records">, kind: string): RecordView[] {
  const unsent = new Map<string, OutboxEntry[]>();
  for (const entry of outbox) unsent.set(entry.id, [...(unsent.get(entry.id) ?? []), entry]);
  const ids = new Set([...records.keys(), ...unsent.keys()]);
  const views: RecordView[] = [];
  for (const id of ids) {
    const entries = unsent.get(id) ?? [];
    const record = records.get(id);
    if ((record?.kind ?? entries[0]?.kind) !== kind) continue;
    const state = entries.reduce<RecordState>(applyOperation, record?.state ?? emptyRecord);
    if (isAlive(state)) views.push(viewOf(id, kind, state, entries));
  }
  return views;
}

const viewOf = (id: string, kind: string, state: RecordState, entries: readonly OutboxEntry[]): RecordView => ({
  id,
  kind,
  fields: fieldsOf(state),
  unsent: entries.length,
  refused: entries.find(({ refused }) => refused)?.refused ?? null,
  losers: losersOf(state),
});

/** The known values. A field of a deleted record that another device revives is known by its clock alone at first. */
export const fieldsOf = ({ fields }: RecordState): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]])),
  );

const losersOf = ({ losers }: RecordState): Loser[] =>
  Object.entries(losers)
    .flatMap(([field, byDevice]) => Object.values(byDevice).map((register) => ({ field, ...register })))
    .sort((a, b) => (a.hlc < b.hlc ? 1 : -1));
