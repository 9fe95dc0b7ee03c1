import { expect } from "vitest";
import { answer, sendMessage } from "../../conversations/testing/messages.ts";
import { aCompleteMember, aFreeMember } from "../../intake/testing/answering.ts";
import { sweepPromises } from "../../promises/sweep-promises.ts";
import { firing } from "../../testing/alerts.ts";
import { test, workerMetrics } from "../../testing/metrics.ts";
import { formatToday } from "../format-today.ts";
import { getToday } from "../get-today.ts";

const HOUR = 3_600_000;
const isFiring = async (deps: Parameters<typeof workerMetrics>[0]) =>
  (await firing({ worker: await workerMetrics(deps) })).filter((name) =>
    ["ConversationsLate", "PromiseAtRisk"].includes(name),
  );

test("ConversationsLate: nobody answers a member within the service hours", async ({ deps, clock }) => {
  const { accountId } = await aCompleteMember(deps);
  expect(formatToday(await getToday(deps))).toMatch(/^ {2}Conversas +todas respondidas$/m);
  await sendMessage(deps, accountId, { thread: "team", text: "Oi" });
  expect(formatToday(await getToday(deps))).toMatch(/^ {2}Conversas +1 por responder, a próxima /m);
  expect(await isFiring(deps)).toEqual([]);

  // Past any weekend.
  clock.advance(70 * HOUR);
  await sweepPromises(deps);
  expect(await isFiring(deps)).toEqual(["ConversationsLate"]);
  expect(formatToday(await getToday(deps))).toMatch(
    /^! Conversas +1 por responder, 1 atrasadas \(ConversationsLate\)$/m,
  );

  await answer(deps, accountId, { thread: "team", text: "Desculpe a demora" });
  expect(await isFiring(deps)).toEqual([]);
  expect(formatToday(await getToday(deps))).toMatch(/^ {2}Conversas +todas respondidas$/m);
});

test("ConversationsLate: a visitor of the free plan waits for support for three days", async ({ deps, clock }) => {
  const { accountId } = await aFreeMember(deps);
  await sendMessage(deps, accountId, { thread: "support", text: "Como funciona?" });
  clock.advance(71 * HOUR);
  expect(await isFiring(deps)).toEqual([]);
  clock.advance(2 * HOUR);
  expect(await isFiring(deps)).toEqual(["ConversationsLate"]);
});
