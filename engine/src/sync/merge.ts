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
  for (const field of Object.keys(fields)) merged = mergeField(merged, field, [{ value: fields[field], hlc }]);
  return merged;
}

/** Returns `a` itself if `b` adds nothing to it. */
export function mergeRecords(a: RecordState, b: RecordState): RecordState {
  let merged = mergeDelete(a, b.deleted);
  for (const field of Object.keys(b.fields)) merged = mergeField(merged, field, registersOf(b, field));
  return merged;
}

/** False before the first edit, and after a delete that is newer than every edit. */
export function isAlive({ fields, deleted }: RecordState): boolean {
  return Object.values(fields).some(({ hlc }) => deleted === null || hlc > deleted);
}

const mergeDelete = (state: RecordState, hlc: string | null): RecordState =>
  hlc === null || (state.deleted !== null && state.deleted >= hlc) ? state : { ...state, deleted: hlc };

function mergeField(state: RecordState, field: string, registers: Register[]): RecordState {
  const known = registersOf(state, field);
  const latest = registers.reduce(keepLater, known);
  if (latest === known) return state;
  const newestFirst = [...latest].sort((one, other) => compare(other, one));
  const kept = newestFirst.slice(0, 1 + MAX_LOSERS);
  if (kept.every((register) => known.includes(register))) return state;

  const [winner, ...lost] = kept;
  const fields = { ...state.fields, [field]: winner as Register };
  if (lost.length === 0) return { ...state, fields };
  const byDevice = Object.fromEntries(lost.map((register) => [deviceOf(register.hlc), register]));
  return { ...state, fields, losers: { ...state.losers, [field]: byDevice } };
}

/** The registers with this one, unless its device has a later one among them. */
function keepLater(registers: Register[], register: Register): Register[] {
  const device = deviceOf(register.hlc);
  const own = registers.find(({ hlc }) => hlc.endsWith(device));
  if (!own) return [...registers, register];
  if (compare(own, register) >= 0) return registers;
  return registers.map((other) => (other === own ? register : other));
}

function registersOf({ fields, losers }: RecordState, field: string): Register[] {
  if (!Object.hasOwn(fields, field)) return [];
  const winner = fields[field] as Register;
  return Object.hasOwn(losers, field)
    ? [winner, ...Object.values(losers[field] as Record<string, Register>)]
    : [winner];
}

/** By clock. A device that stamps two values alike is at fault: their text decides, so that all replicas agree. */
function compare(one: Register, other: Register): number {
  if (one.hlc !== other.hlc) return one.hlc < other.hlc ? -1 : 1;
  const [a, b] = [JSON.stringify(one.value) ?? "", JSON.stringify(other.value) ?? ""];
  return a === b ? 0 : a < b ? -1 : 1;
}
