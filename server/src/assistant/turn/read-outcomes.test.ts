import { randomUUID } from "node:crypto";
import type { Block } from "@app/contract/assistant";
import { proposedEntryIds } from "@app/engine/assistant/proposed-entry-ids";
import { addDays } from "@app/engine/promises/local-time";
import { recordId } from "@app/engine/sync/record-id";
import { expect } from "vitest";
import { answer as answerAsTeam, sendMessage } from "../../conversations/testing/messages.ts";
import { withdrawQuestion } from "../../conversations/withdraw-question.ts";
import { todayOf } from "../../intake/testing/answering.ts";
import { DAY_MS } from "../../platform/time.ts";
import { sendPuts } from "../../seed/demo-device.ts";
import { test } from "../../testing/counted.ts";
import { aMemberWhoAsks, swapsToday } from "../testing/asking.ts";
import { readOutcomes } from "./read-outcomes.ts";

const food = { name: "Feijão", unit: "co", count: 2, measure: "2 conchas", grams: 280, gramsBetween: null, kcal: 200 };
const handoff: Block = { kind: "handoff", topic: "dieta", summary: "Uma pergunta", urgency: "normal" };

test("what became of proposals is read from the records that a tap leaves, a statement for each kind", async ({
  deps,
  clock,
  statements,
}) => {
  const { accountId } = await aMemberWhoAsks(deps);
  const today = todayOf(deps);
  const account = { id: accountId, timeZone: "America/Sao_Paulo" };
  const at = deps.now();
  const answer = (...blocks: Block[]) => ({ id: randomUUID(), at, blocks });
  const log: Block = { kind: "log", day: today, meal: "almoco", foods: [{ food: "taco:561", ...food }], kcal: 200 };
  const { item, takes } = await swapsToday(deps, accountId);
  const option = { food: takes, name: "Uma troca", measure: "2 conchas", kcal: 200 };
  const swap: Block = { kind: "swap", itemId: item.id, from: "Arroz", options: [option] };
  const made = {
    logged: answer(log),
    deleted: answer(log),
    untouched: answer(log),
    taken: answer(swap),
    other: answer({ ...swap, options: [{ ...option, food: "taco:1" }] }),
    waiting: answer(handoff),
    withdrawn: answer(handoff),
    answered: answer(handoff),
    unsent: answer(handoff),
    bad: answer({ kind: "bad-day" }),
    earlier: { ...answer({ kind: "bad-day" }), at: new Date(at.getTime() - 3 * DAY_MS) },
  };
  const entryIdOf = ({ id }: { id: string }): string =>
    proposedEntryIds({ answerId: id, index: 0 }, { day: today, foods: log.foods })[0] ?? "";
  const fields = {
    place: { day: today, meal: "almoco", time: null },
    food: { ref: "taco:561", per100: null },
    amount: { grams: 280, low: 280, high: 280, unit: "co", count: 2, isAssumed: false },
    source: { from: "sentence", part: null },
  };
  await sendPuts(deps, accountId, [
    { kind: "food", id: entryIdOf(made.logged), at, fields },
    { kind: "food", id: entryIdOf(made.deleted), at, fields },
    ...[today, addDays(today, -2)].map((day) => ({
      kind: "day" as const,
      id: recordId("day", day),
      at: new Date(at.getTime() + 1),
      fields: { day, waterMl: 0, isComplete: false, badDay: { reasons: [] } },
    })),
  ]);
  await deps.db
    .updateTable("foodEntries")
    .set({ deletedAt: at })
    .where("accountId", "=", accountId)
    .where("id", "=", entryIdOf(made.deleted))
    .execute();
  const send = ({ id }: { id: string }) => sendMessage(deps, accountId, { thread: "team", text: "Uma pergunta", id });
  await send(made.answered);
  clock.advance(1_000);
  await answerAsTeam(deps, accountId, { thread: "team", text: "Uma resposta" });
  for (const one of [made.waiting, made.withdrawn]) await send(one);
  await withdrawQuestion(deps, { accountId, thread: "team", id: made.withdrawn.id });

  const before = statements.length;
  const outcomeOf = await readOutcomes(deps, account, Object.values(made));
  expect(statements.length - before).toBe(4);
  const outcomes = Object.fromEntries(Object.entries(made).map(([name, one]) => [name, outcomeOf(one)]));
  const nothing = { handed: "unsent" };
  // The day is marked, whichever answer proposed it.
  expect(outcomes).toMatchObject({
    logged: { confirmed: expect.arrayContaining(["log"]), ...nothing },
    deleted: { confirmed: expect.not.arrayContaining(["log"]), ...nothing },
    untouched: { confirmed: expect.not.arrayContaining(["log"]), ...nothing },
    taken: { confirmed: expect.arrayContaining(["swap"]), ...nothing },
    other: { confirmed: expect.not.arrayContaining(["swap"]), ...nothing },
    bad: { confirmed: ["bad-day"], ...nothing },
    earlier: { confirmed: [], ...nothing },
    waiting: { handed: "waiting" },
    withdrawn: { handed: "withdrawn" },
    answered: { handed: "answered" },
    unsent: { handed: "unsent" },
  });

  // Another member's records say nothing, and without a proposal nothing is read.
  const others = await readOutcomes(deps, { ...account, id: randomUUID() }, Object.values(made));
  for (const one of Object.values(made)) expect(others(one)).toEqual({ confirmed: [], handed: "unsent" });
  const then = statements.length;
  await readOutcomes(deps, account, [answer({ kind: "text", text: "Oi." }), answer()]);
  expect(statements.length).toBe(then);
});
