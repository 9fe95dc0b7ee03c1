import { expect, test } from "vitest";
import { createBatcher } from "./batcher.ts";

const asked = () => {
  const groups: number[][] = [];
  const releases: (() => void)[] = [];
  return {
    groups,
    ask: (inputs: number[]) => {
      groups.push(inputs);
      return new Promise<number[]>((resolve) => releases.push(() => resolve(inputs.map((input) => input * 10))));
    },
    release: () => releases.splice(0).forEach((done) => done()),
  };
};
const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

test("what comes in one turn is asked at once, and each gets its own answer", async () => {
  const { groups, ask, release } = asked();
  const answer = createBatcher(ask);
  const answers = Promise.all([answer(1), answer(2), answer(3)]);
  await turn();
  release();
  expect(await answers).toEqual([10, 20, 30]);
  expect(groups).toEqual([[1, 2, 3]]);
});

test("two groups are under way at most; whoever comes meanwhile goes together when one is back", async () => {
  const { groups, ask, release } = asked();
  const answer = createBatcher(ask);
  const answers: Promise<number>[] = [];
  for (const input of [1, 2, 3, 4]) {
    answers.push(answer(input));
    await turn();
  }
  expect(groups).toEqual([[1], [2]]);
  release();
  await turn();
  release();
  expect(await Promise.all(answers)).toEqual([10, 20, 30, 40]);
  expect(groups).toEqual([[1], [2], [3, 4]]);
});

test("one whose value cannot be kept fails alone", async () => {
  const answer = createBatcher(async (inputs: number[]) => {
    if (inputs.includes(2)) throw Object.assign(new Error("does not fit"), { code: "22P05" });
    return inputs;
  });
  const [first, second, third] = await Promise.allSettled([answer(1), answer(2), answer(3)]);
  expect(first).toMatchObject({ status: "fulfilled", value: 1 });
  expect(second).toMatchObject({ status: "rejected" });
  expect(third).toMatchObject({ status: "fulfilled", value: 3 });
});

test("a database that is away is asked once for all of them", async () => {
  let times = 0;
  const answer = createBatcher(async (_inputs: number[]) => {
    times += 1;
    throw new Error("connection refused");
  });
  const outcomes = await Promise.allSettled([answer(1), answer(2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(times).toBe(1);
});
