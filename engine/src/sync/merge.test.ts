import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isWhole } from "../../../scripts/lib/generated.ts";
import { applyOperation, emptyRecord, isAlive, MAX_LOSERS, mergeRecords, type Operation } from "./merge.ts";
import { type Effect, everyLog, findOrderDependence, type Merge } from "./testing/every-order.ts";

const real: Merge = { apply: applyOperation, join: mergeRecords };

function countLogs(merge: Merge, size: number, effects: Effect[]): { logs: number; failure: string | undefined } {
  let logs = 0;
  for (const log of everyLog(size, effects)) {
    logs += 1;
    const failure = findOrderDependence(merge, log);
    if (failure) return { logs, failure: `${failure}: ${JSON.stringify(log)}` };
  }
  return { logs, failure: undefined };
}

describe("every order of every log of three devices and two fields ends alike, with repeats and splits", () => {
  test.each([1, 2, 3, 4])("%d operations that put one field, both, or delete", (size) => {
    const { logs, failure } = countLogs(real, size, ["a", "b", "ab", "delete"]);
    expect(failure).toBeUndefined();
    expect(logs).toBeGreaterThan(size);
  });

  // There are by far the most logs of six.
  test.each(isWhole() ? [5, 6] : [5])("%d operations that put one field or delete", (size) => {
    const { logs, failure } = countLogs(real, size, ["a", "b", "delete"]);
    expect(failure).toBeUndefined();
    expect(logs).toBeGreaterThan(1_000);
  });
});

describe("the same search catches", () => {
  const put = ({ hlc, fields }: Operation) =>
    Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, { value, hlc }]));

  test("the last writer by arrival", () => {
    const byArrival: Merge["apply"] = (state, operation) =>
      operation.op === "delete"
        ? applyOperation(state, operation)
        : { ...state, fields: { ...state.fields, ...put(operation) } };
    expect(countLogs({ ...real, apply: byArrival }, 2, ["a", "delete"]).failure).toMatch(/another end/);
  });

  test("a delete that forgets the fields", () => {
    const forgetful: Merge["apply"] = (state, operation) =>
      operation.op === "delete" ? { ...emptyRecord, deleted: operation.hlc } : applyOperation(state, operation);
    expect(countLogs({ ...real, apply: forgetful }, 2, ["a", "delete"]).failure).toMatch(/another end/);
  });

  test("a loser that is kept only if it arrived first", () => {
    const lossy: Merge["apply"] = (state, operation) => {
      const older = Object.keys(operation.fields).some((field) => (state.fields[field]?.hlc ?? "") > operation.hlc);
      return older ? state : applyOperation(state, operation);
    };
    expect(countLogs({ ...real, apply: lossy }, 2, ["a", "delete"]).failure).toMatch(/another end/);
  });
});

const stamp = (ms: number, device: number): string =>
  `${ms.toString(16).padStart(12, "0")}-0000-${device.toString(16).padStart(16, "0")}`;
const put = (ms: number, device: number, fields: Record<string, unknown>): Operation => ({
  op: "put",
  hlc: stamp(ms, device),
  fields,
});
const remove = (ms: number, device: number): Operation => ({ op: "delete", hlc: stamp(ms, device), fields: {} });
const fold = (...operations: Operation[]) => operations.reduce(applyOperation, emptyRecord);

test("two devices that edit different fields both keep their edit", () => {
  const { fields, losers } = fold(put(1, 1, { at: "a", kg: 80 }), put(3, 2, { kg: 81 }), put(2, 1, { at: "b" }));

  expect(fields).toEqual({ at: { value: "b", hlc: stamp(2, 1) }, kg: { value: 81, hlc: stamp(3, 2) } });
  expect(losers).toEqual({ kg: { [stamp(1, 1).slice(18)]: { value: 80, hlc: stamp(1, 1) } } });
});

test("a device's own earlier value is no conflict", () => {
  expect(fold(put(1, 1, { kg: 80 }), put(2, 1, { kg: 81 })).losers).toEqual({});
});

test("a delete beats older edits, a newer edit revives the record with its other fields", () => {
  const removed = fold(put(1, 1, { at: "a", kg: 80 }), remove(2, 2));
  const revived = applyOperation(removed, put(3, 1, { kg: 79 }));

  expect([isAlive(emptyRecord), isAlive(removed), isAlive(revived)]).toEqual([false, false, true]);
  expect(revived.fields).toMatchObject({ at: { value: "a" }, kg: { value: 79 } });
  expect(isAlive(applyOperation(revived, remove(2, 3)))).toBe(true);
});

test("a replay returns the state itself", () => {
  const operations = [put(1, 1, { at: "a", kg: 80 }), put(3, 2, { kg: 81 }), remove(2, 2)];
  const state = fold(...operations);
  for (const operation of operations) expect(applyOperation(state, operation)).toBe(state);
  expect(mergeRecords(state, emptyRecord)).toBe(state);
});

test("a value whose keys a database put into another order is a replay", () => {
  const state = fold(put(1, 1, { amount: { grams: 140, low: 105 } }), put(2, 2, { amount: { grams: 1, low: 1 } }));

  expect(applyOperation(state, put(1, 1, { amount: { low: 105, grams: 140 } }))).toBe(state);
});

test("order does not matter with more devices than a field keeps, nor for two values with one stamp", () => {
  const operation = fc.record({ ms: fc.nat(4), device: fc.nat(MAX_LOSERS + 4), kg: fc.nat(1) });
  const logs = fc
    .array(operation, { minLength: 1, maxLength: 40 })
    .chain((log) =>
      fc.tuple(
        fc.constant(log),
        fc.shuffledSubarray([...log.keys(), ...log.keys()], { minLength: log.length * 2 }),
        fc.nat(log.length),
      ),
    );
  fc.assert(
    fc.property(logs, ([log, order, split]) => {
      const operations = log.map(({ ms, device, kg }) => put(ms, device, { kg }));
      const shuffled = order.map((index) => operations[index] as Operation);
      const end = fold(...operations);

      expect(fold(...shuffled)).toEqual(end);
      expect(mergeRecords(fold(...shuffled.slice(0, split)), fold(...shuffled.slice(split)))).toEqual(end);
      expect(Object.keys(end.losers["kg"] ?? {}).length).toBeLessThanOrEqual(MAX_LOSERS);
    }),
  );
});
