import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { findAccount } from "../../identity/accounts/account-store.ts";
import { aPlannedMember } from "../../plans/testing/plans.ts";
import { DAY_MS } from "../../platform/time.ts";
import { test } from "../../testing/counted.ts";
import { insertMessages, type StoredMessage } from "./exchange-store.ts";
import { readContext } from "./read-context.ts";

const GUARANTEE = "Como está a minha garantia?";
const WORKOUT = "Qual é o treino de hoje?";

type Conversation = { texts: readonly string[]; at?: Date; badDayAt?: number };

/** Questions with their answers, one after the other; one of the answers proposes to mark the day. */
async function aMemberWho(deps: Deps, { texts, at = deps.now(), badDayAt }: Conversation) {
  const { accountId } = await aPlannedMember(deps);
  const plain = { status: "done", basic: null, leaseUntil: null, at } as const;
  const messages = texts.flatMap((text, index): StoredMessage[] => [
    { ...plain, seq: 2 * index + 1, id: randomUUID(), author: "member", blocks: [{ kind: "text", text }] },
    {
      ...plain,
      seq: 2 * index + 2,
      id: randomUUID(),
      author: "assistant",
      blocks: [{ kind: "text", text: "Sim." }, ...(index === badDayAt ? [{ kind: "bad-day" as const }] : [])],
    },
  ]);
  await insertMessages(deps.db, deps.keyRing.encryption("health-data"), accountId, messages);
  const account = await findAccount(deps.db, accountId);
  if (!account) throw new Error("no account");
  return { account, seq: 2 * texts.length + 1 };
}

test("a summary costs no statement more, however long the conversation is", async ({ deps, statements }) => {
  const counted = async (asked: Parameters<typeof readContext>[1]) => {
    const before = statements.length;
    const context = await readContext(deps, asked);
    return { ...context, statements: statements.length - before };
  };
  const talkative = await aMemberWho(deps, { texts: Array.from({ length: 100 }, () => WORKOUT) });
  const rules = await counted({ ...talkative, isForModel: false });
  const model = await counted({ ...talkative, isForModel: true });
  const quiet = await counted({ ...(await aMemberWho(deps, { texts: [WORKOUT] })), isForModel: true });

  expect([rules.summary, rules.previous.length]).toEqual([null, 10]);
  expect(model.previous).toEqual(rules.previous);
  expect(model.summary).toContain("perguntou sobre: treino do dia.");
  expect(model.statements).toBe(quiet.statements);
});

test("sixty turns before the ten are part of it, and none before them", async ({ deps }) => {
  const texts = Array.from({ length: 40 }, () => WORKOUT);
  for (const [badDayAt, isKnown] of [
    [4, false],
    [5, true],
    [34, true],
    [35, false],
  ] as const) {
    const member = await aMemberWho(deps, { texts, badDayAt });
    const { summary } = await readContext(deps, { ...member, isForModel: true });
    expect([badDayAt, summary?.includes("Dia difícil")]).toEqual([badDayAt, isKnown]);
  }
});

test("what was asked a month ago is in no summary, nor what is among the ten", async ({ deps }) => {
  const texts = [GUARANTEE, ...Array.from({ length: 5 }, () => WORKOUT)];
  const recent = await aMemberWho(deps, { texts });
  expect((await readContext(deps, { ...recent, isForModel: true })).summary).toContain("perguntou sobre: garantia.");
  const old = await aMemberWho(deps, { texts, at: new Date(deps.now().getTime() - 31 * DAY_MS) });
  expect((await readContext(deps, { ...old, isForModel: true })).summary).toBeNull();
});
