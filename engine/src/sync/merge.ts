import { canonicalJson } from "./canonical-json.ts";
import { deviceOf } from "./hlc.ts";

// How concurrent edits of one record become one record. A record remembers, for each field, the latest value of each
// device; merging takes the later of two. So it does not matter in which order, how often or in which batches operations
// arrive (a join-semilattice; decision 0060).

export type Register = { value: unknown; hlc: string };

export type RecordState = {
  /** The winner of each field: its highest clock. A delete leaves them, so that a newer edit revives the record. */
  fields: Record<string, Register>;
  /** The clock of the newest delete. */
  deleted: string | null;
  /** Field, then device: the latest value of each device that lost. */
  losers: Record<string, Record<string, Register>>;
};

/** A put sets the given fields and leaves the others; a delete has none. */
export type Operation = { op: "put" | "delete"; hlc: string; fields: Record<string, unknown> };

/**
 * The newest lost values that a field keeps. A register is dropped only below this many later ones, which stay later: the
 * limit does not make the order matter.
 */
export const MAX_LOSERS = 8;

export const emptyRecord: RecordState = { fields: {}, deleted: null, losers: {} };

/** Returns the given state itself if the operation changes nothing: it was applied before. */
export function applyOperation(state: RecordState, { op, hlc, fields }: Operation): RecordState {
  if (op === "delete") return mergeDelete(state, hlc);
  let merged = state;
  for (const field of Object.keys(fields)) merged = mergeRegister(merged, field, { value: fields[field], hlc });
  return merged;
}

/** Returns `a` itself if `b` adds nothing to it. */
export function mergeRecords(a: RecordState, b: RecordState): RecordState {
  let merged = mergeDelete(a, b.deleted);
  for (const field of Object.keys(b.fields)) {
    merged = mergeRegister(merged, field, b.fields[field] as Register);
    for (const lost of Object.values(losersOf(b, field))) merged = mergeRegister(merged, field, lost);
  }
  return merged;
}

/** False before the first edit, and after a delete that is newer than every edit. */
export function isAlive({ fields, deleted }: RecordState): boolean {
  return Object.values(fields).some(({ hlc }) => deleted === null || hlc > deleted);
}

const mergeDelete = (state: RecordState, hlc: string | null): RecordState =>
  hlc === null || (state.deleted !== null && state.deleted >= hlc) ? state : { ...state, deleted: hlc };

function mergeRegister(state: RecordState, field: string, register: Register): RecordState {
  const winner = Object.hasOwn(state.fields, field) ? (state.fields[field] as Register) : undefined;
  const device = deviceOf(register.hlc);
  const losers = losersOf(state, field);
  const own = winner && deviceOf(winner.hlc) === device ? winner : losers[device];
  if (own && compare(own, register) >= 0) return state;
  if (!winner || own === winner) return { ...state, fields: { ...state.fields, [field]: register } };

  const wins = compare(register, winner) > 0;
  const { [device]: _, ...others } = losers;
  const lost = withoutOldest(wins ? { ...others, [deviceOf(winner.hlc)]: winner } : { ...others, [device]: register });
  if (!wins && !lost[device]) return state;
  const fields = wins ? { ...state.fields, [field]: register } : state.fields;
  return { ...state, fields, losers: { ...state.losers, [field]: lost } };
}

const NONE: Record<string, Register> = {};

const losersOf = ({ losers }: RecordState, field: string): Record<string, Register> =>
  Object.hasOwn(losers, field) ? (losers[field] as Record<string, Register>) : NONE;

function withoutOldest(losers: Record<string, Register>): Record<string, Register> {
  const entries = Object.entries(losers);
  if (entries.length <= MAX_LOSERS) return losers;
  return Object.fromEntries(entries.sort(([, a], [, b]) => compare(b, a)).slice(0, MAX_LOSERS));
}

/** By clock. A device that stamps two values alike is at fault: their text decides, so that all replicas agree. */
function compare(one: Register, other: Register): number {
  if (one.hlc !== other.hlc) return one.hlc < other.hlc ? -1 : 1;
  const [a, b] = [canonicalJson(one.value), canonicalJson(other.value)];
  return a === b ? 0 : a < b ? -1 : 1;
}
