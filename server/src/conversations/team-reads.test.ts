import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { aCompleteMember, aFreeMember } from "../intake/testing/answering.ts";
import { inTransaction } from "../platform/database/db.ts";
import { addMs, HOUR_MS, MINUTE_MS } from "../platform/time.ts";
import { test } from "../testing/test.ts";
import { listThreadEvents } from "./messages/queries.ts";
import { findDraft, saveDraft } from "./reply-draft.ts";
import { answer, camila, helena, sendMessage } from "./testing/messages.ts";
import { markRead } from "./threads/mark-read.ts";
import { listSupportThreads, listWaitingThreads } from "./threads/queries.ts";
import { setHolder } from "./threads/set-holder.ts";

test("support sees who waits first, the nearest promise before the others, and no thread of the team", async ({
  deps,
}) => {
  // After all purchases.
  const hour = addMs(deps.now(), HOUR_MS);
  const [answered, free, later, sooner] = [
    await aCompleteMember(deps),
    await aFreeMember(deps),
    await aCompleteMember(deps),
    await aCompleteMember(deps),
  ];
  const ask = (accountId: string, minutesAgo: number) =>
    sendMessage(deps, accountId, { thread: "support", text: "Oi", at: addMs(hour, -minutesAgo * MINUTE_MS) });
  await ask(answered.accountId, 55);
  await answer(deps, answered.accountId, { thread: "support", text: "Pronto.", by: camila });
  await ask(free.accountId, 50);
  await ask(later.accountId, 10);
  await ask(later.accountId, 5);
  await ask(sooner.accountId, 40);
  await sendMessage(deps, sooner.accountId, { thread: "team", text: "Sobre a dieta" });

  const threads = await listSupportThreads(deps, deps.db, 10);
  expect(threads.map(({ memberId, unread, waiting }) => [memberId, unread, waiting?.dueAt != null])).toEqual([
    [sooner.accountId, 1, true],
    [later.accountId, 2, true],
    [free.accountId, 1, false],
    [answered.accountId, 0, false],
  ]);
  expect(await listSupportThreads(deps, deps.db, 2)).toHaveLength(2);
  await markRead(deps.db, { accountId: later.accountId, thread: "support", side: "team", seq: 1 });
  expect((await listSupportThreads(deps, deps.db, 10))[1]).toMatchObject({ unread: 1 });
});

test("the queue learns since when and for whom a member waits; the timeline has both sides", async ({ deps }) => {
  const [asking, silent] = [await aCompleteMember(deps), await aCompleteMember(deps)];
  const { accountId } = asking;
  await sendMessage(deps, accountId, { thread: "team", text: "Posso treinar hoje?", at: deps.now() });
  await setHolder(deps.db, { accountId, thread: "team", holder: "treinador" });
  const waiting = await listWaitingThreads(deps.db, [accountId, silent.accountId]);
  expect([...waiting]).toEqual([
    [accountId, { since: expect.any(Date), holder: "treinador", promisedFor: [expect.any(String)] }],
  ]);

  await answer(deps, accountId, { thread: "team", text: "Pode." });
  expect(await listWaitingThreads(deps.db, [accountId])).toEqual(new Map());
  expect(await listThreadEvents(deps, deps.db, accountId)).toMatchObject([
    { from: "team", by: helena, text: "Pode." },
    { from: "member", by: null, text: "Posso treinar hoje?" },
  ]);
});

test("each person has a draft of their own; an empty one is none", async ({ deps }) => {
  const { accountId } = await aCompleteMember(deps);
  const [one, other] = [randomUUID(), randomUUID()].map((staffId) => ({ accountId, thread: "team", staffId }) as const);
  if (!one || !other) throw new Error("two people");
  const save = (text: string) => inTransaction(deps.db, (tx) => saveDraft(deps, tx, { ...one, text }));
  expect(await findDraft(deps, deps.db, one)).toBeNull();
  await save("Pode tro");
  expect(await save("Pode trocar")).toEqual(expect.any(Date));
  expect(await findDraft(deps, deps.db, one)).toMatchObject({ text: "Pode trocar" });
  expect(await findDraft(deps, deps.db, other)).toBeNull();
  expect(await save("  ")).toBeNull();
  expect(await findDraft(deps, deps.db, one)).toBeNull();
});
