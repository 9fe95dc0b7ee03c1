import type { Ack, Mutation } from "@app/contract/sync";
import type { Clock } from "@app/engine/sync/hlc";
import { applyOperation, emptyRecord, type RecordState } from "@app/engine/sync/merge";
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
export type LocalRecord = {
  id: string;
  kind: string;
  state: RecordState;
  /** The highest clock on the screen when the member last edited it here: what lost before was replaced knowingly. */
  seen?: string;
  /** Clocks of this device's edits that lost against one it had not seen. */
  contested?: readonly string[];
};

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
  /** Of what a device keeps beside the records: copies of the server's answers, or drafts too. */
  answers?: { clear: "received" | "all" };
};

export const newMeta = (): Meta => ({
  device: randomDevice(),
  clock: { ms: 0, counter: 0 },
  offsetMs: 0,
  cursor: null,
  complete: false,
});

export const emptyState = (): DeviceState => ({ meta: newMeta(), outbox: [], records: new Map() });

/** What the server should know about a record. */
export const knownRecord = ({ records }: Pick<DeviceState, "records">, id: string, kind: string): LocalRecord =>
  records.get(id) ?? { id, kind, state: emptyRecord };

/** The server's state of a record with this device's unsent mutations on top. */
export const currentState = (record: RecordState, entries: readonly OutboxEntry[]): RecordState =>
  entries.reduce<RecordState>(applyOperation, record);

/** The known values. A field of a deleted record that another device revives is known by its clock alone at first. */
export const fieldsOf = ({ fields }: RecordState): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]])),
  );

/** The newest clock in a record. */
export const newestClock = ({ fields, deleted, losers }: RecordState): string =>
  [...Object.values(fields), ...Object.values(losers).flatMap((byDevice) => Object.values(byDevice))].reduce(
    (newest, { hlc }) => (hlc > newest ? hlc : newest),
    deleted ?? "",
  );
