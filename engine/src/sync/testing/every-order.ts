import { emptyRecord, type Operation, type RecordState, type Register } from "../merge.ts";

/** The merge under test: the real one, or a faulty one that the search must catch. */
export type Merge = {
  apply: (state: RecordState, operation: Operation) => RecordState;
  join: (a: RecordState, b: RecordState) => RecordState;
};

/** What an operation does: put one field, the other, both, or delete. */
export type Effect = "a" | "b" | "ab" | "delete";

/**
 * Every log of `size` operations by up to three devices, up to renaming devices and swapping the two fields: clocks are
 * ranks, each operation gets a device and an effect.
 */
export function* everyLog(size: number, effects: Effect[]): Generator<Operation[]> {
  for (const devices of devicePatterns(size)) {
    for (const chosen of tuples(effects, size)) {
      if (chosen.find((effect) => effect === "a" || effect === "b") === "b") continue;
      yield chosen.map((effect, rank) => operation(rank, devices[rank] as number, effect));
    }
  }
}

/**
 * Looks for an order, a repetition or a split into two batches with another end. All orders of a log are covered step by
 * step: every subset of it has one state, whichever of its operations came last.
 */
export function findOrderDependence({ apply, join }: Merge, log: Operation[]): string | undefined {
  const all = (1 << log.length) - 1;
  const states: RecordState[] = [emptyRecord];
  for (let subset = 1; subset <= all; subset += 1) {
    for (const [index, last] of log.entries()) {
      const bit = 1 << index;
      if (!(subset & bit)) continue;
      const state = apply(states[subset ^ bit] as RecordState, last);
      const expected = (states[subset] ??= state);
      if (!same(expected, state)) return `another end when ${index} comes last of ${subset.toString(2)}`;
    }
    const state = states[subset] as RecordState;
    for (const [index, repeated] of log.entries()) {
      if (subset & (1 << index) && !same(apply(state, repeated), state))
        return `${index} twice of ${subset.toString(2)}`;
    }
  }
  const end = states[all] as RecordState;
  for (let first = 0; first <= all; first += 1) {
    const state = states[first] as RecordState;
    if (!same(join(state, states[all ^ first] as RecordState), end)) return `split at ${first.toString(2)}`;
    if (!same(join(end, state), end)) return `batch ${first.toString(2)} twice`;
  }
  return undefined;
}

/** Devices by first appearance: 0, then at most one more than the highest so far. */
function* devicePatterns(size: number, prefix: number[] = []): Generator<number[]> {
  if (prefix.length === size) return yield prefix;
  const highest = Math.max(-1, ...prefix);
  for (let device = 0; device <= Math.min(2, highest + 1); device += 1) {
    yield* devicePatterns(size, [...prefix, device]);
  }
}

function* tuples<T>(values: T[], size: number, prefix: T[] = []): Generator<T[]> {
  if (prefix.length === size) return yield prefix;
  for (const value of values) yield* tuples(values, size, [...prefix, value]);
}

function operation(rank: number, device: number, effect: Effect): Operation {
  const hlc = `${rank.toString(16).padStart(12, "0")}-0000-${device.toString(16).padStart(16, "0")}`;
  if (effect === "delete") return { op: "delete", hlc, fields: {} };
  return { op: "put", hlc, fields: Object.fromEntries(effect.split("").map((field) => [field, `${field}${rank}`])) };
}

/** By hand: the runtime's deep comparison takes most of the search's time. */
function same(a: RecordState, b: RecordState): boolean {
  if (a === b) return true;
  return a.deleted === b.deleted && alike(a.fields, b.fields, sameRegister) && alike(a.losers, b.losers, sameRegisters);
}

const sameRegister = (a: Register, b: Register): boolean => a === b || (a.hlc === b.hlc && a.value === b.value);
const sameRegisters = (a: Record<string, Register>, b: Record<string, Register>): boolean =>
  a === b || alike(a, b, sameRegister);

function alike<T>(a: Record<string, T>, b: Record<string, T>, equal: (a: T, b: T) => boolean): boolean {
  if (a === b) return true;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && equal(a[key] as T, b[key] as T));
}
