import { expect, test } from "vitest";
import { createBatcher } from "./batcher.ts";

const createStatement = () => {
  const batches: number[][] = [];
  const releases: (() => void)[] = [];
  return {
    batches,
    execute: (inputs: number[]) => {
      batches.push(inputs);
      return new Promise<number[]>((resolve) => releases.push(() => resolve(inputs.map((input) => input * 10))));
    },
    release: () => releases.splice(0).forEach((done) => done()),
  };
};
const nextTick = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

test("calls of one turn of the event loop share one batch, and each gets its own output", async () => {
  const { batches, execute, release } = createStatement();
  const call = createBatcher(execute);
  const outputs = Promise.all([call(1), call(2), call(3)]);
  await nextTick();
  release();
  expect(await outputs).toEqual([10, 20, 30]);
  expect(batches).toEqual([[1, 2, 3]]);
});

test("at most two batches are in flight; calls that arrive meanwhile share the next one", async () => {
  const { batches, execute, release } = createStatement();
  const call = createBatcher(execute);
  const outputs: Promise<number>[] = [];
  for (const input of [1, 2, 3, 4]) {
    outputs.push(call(input));
    await nextTick();
  }
  expect(batches).toEqual([[1], [2]]);
  release();
  await nextTick();
  release();
  expect(await Promise.all(outputs)).toEqual([10, 20, 30, 40]);
  expect(batches).toEqual([[1], [2], [3, 4]]);
});

test("a call whose value cannot be stored fails alone", async () => {
  const call = createBatcher(async (inputs: number[]) => {
    if (inputs.includes(2)) throw Object.assign(new Error("does not fit"), { code: "22P05" });
    return inputs;
  });
  const [first, second, third] = await Promise.allSettled([call(1), call(2), call(3)]);
  expect(first).toMatchObject({ status: "fulfilled", value: 1 });
  expect(second).toMatchObject({ status: "rejected" });
  expect(third).toMatchObject({ status: "fulfilled", value: 3 });
});

test("a batch that finds the database down is not retried call by call", async () => {
  let executions = 0;
  const call = createBatcher(async (_inputs: number[]) => {
    executions += 1;
    throw new Error("connection refused");
  });
  const outcomes = await Promise.allSettled([call(1), call(2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(executions).toBe(1);
});
