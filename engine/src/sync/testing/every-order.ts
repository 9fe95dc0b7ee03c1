import { emptyRecord, type Operation, type RecordState, type Register } from "../merge.ts";

/** The merge under test: the real one, or a faulty one that the search must catch. */
export type Merge = {
  apply: (state: RecordState, operation: Operation) => RecordState;
  join: (a: RecordState, b: RecordState) => RecordState;
};

/** What an operation does: put one field, the other, both, or delete. */
export type Effect = "a" | "b" | "ab" | "delete";

/**
 * Every log of `size` operations by up to three devices, up to renaming devices and swapping the two fields. Clocks are
 * ranks: none are equal, so it does not matter which device deletes, and the first one does.
 */
export function* everyLog(size: number, effects: Effect[], log: Step[] = []): Generator<Operation[]> {
  if (log.length === size) return yield log.map(operation);
  const puts = log.filter(({ effect }) => effect !== "delete");
  const devices = Math.min(3, 1 + new Set(puts.map(({ device }) => device)).size);
  const mayBeB = puts.some(({ effect }) => effect === "a");
  for (const effect of effects) {
    if (effect === "b" && !mayBeB) continue;
    for (let device = 0; device < (effect === "delete" ? 1 : devices); device += 1)
      yield* everyLog(size, effects, [...log, { device, effect }]);
  }
}

type Step = { device: number; effect: Effect };

/**
 * Looks for an order, a repetition or a split into two batches with another end. All orders of a log are covered step by
 * step: every subset of it has one state, whichever of its operations came last. Subsets without the newest operation
 * belong to the shorter log before it, and are not checked again.
 */
export function findOrderDependence({ apply, join }: Merge, log: Operation[]): string | undefined {
  const all = (1 << log.length) - 1;
  const newest = 1 << (log.length - 1);
  const states: RecordState[] = [emptyRecord];
  const stateOf = (subset: number): RecordState => states[subset] as RecordState;

  for (let subset = 1; subset <= all; subset += 1) {
    for (const [index, last] of log.entries()) {
      const bit = 1 << index;
      if (!(subset & bit)) continue;
      const state = apply(stateOf(subset ^ bit), last);
      const expected = (states[subset] ??= state);
      if (!same(expected, state)) return `another end when ${index} comes last of ${subset.toString(2)}`;
      if (subset < newest) break;
      if (!same(apply(expected, last), expected)) return `${index} twice of ${subset.toString(2)}`;
    }
  }
  for (let batch = newest; batch <= all; batch += 1) {
    const rest = all ^ batch;
    for (const [first, second] of [
      [batch, rest],
      [rest, batch],
      [all, batch],
    ] as const)
      if (!same(join(stateOf(first), stateOf(second)), stateOf(all)))
        return `another end of ${first.toString(2)} with ${second.toString(2)}`;
  }
  return undefined;
}

function operation({ device, effect }: Step, rank: number): Operation {
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
