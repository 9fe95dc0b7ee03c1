import { THREADS } from "@app/contract/conversations";
import { type Db, inTransaction } from "../platform/database/db.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import { Problem } from "../platform/http/problem.ts";
import { isFulfilled } from "../promises/queries.ts";
import { voidPromises } from "../promises/void-promises.ts";
import { lockHead } from "../sync/lock-head.ts";
import { countUnread, findLastAnswer, findQuestion, hasMessage, type Question } from "./messages/message-store.ts";
import { listOpenQuestions, withdrawalIdOf } from "./messages/queries.ts";
import { writeSystemLine } from "./messages/write-system-line.ts";
import { promiseAnswer } from "./threads/promise-answer.ts";
import { listOwedAnswers } from "./threads/queries.ts";
import type { ThreadKey } from "./threads/thread-key.ts";
import { findThread, raiseMark, updateThread } from "./threads/thread-store.ts";

/**
 * A thread no longer waits for the answer to a question that was taken back. Whatever else waits there goes on: a later
 * question that waited with it is promised an answer of its own, from when it was asked. The account's head is held.
 */
async function dropQuestion(
  deps: Pick<PlatformDeps, "now">,
  tx: Db,
  { question, ...key }: ThreadKey & { question: Question },
): Promise<void> {
  const found = await findThread(tx, key);
  if (!found?.waitingSince) return;
  const promisedFor = found.promisedFor.filter((id) => id !== question.id);
  const owed = await listOwedAnswers(deps, tx, { accountId: key.accountId, promisedFor });
  if (owed.length > 0) return updateThread(tx, key, { promisedFor });
  const [next] = await listOpenQuestions(tx, key);
  // It waited before this was asked: a hand-over, which someone still has to read.
  const before = found.waitingSince < question.sentAt ? found.waitingSince : null;
  await updateThread(tx, key, {
    waitingSince: before ?? next?.sentAt ?? null,
    promisedFor: next ? await promiseAnswer(deps, tx, { ...key, id: next.id, askedAt: next.sentAt }) : [],
  });
}

/** Read by both sides, where the question stands. */
const WITHDRAWN = "Pergunta cancelada por quem perguntou. Não precisa mais de resposta.";

type WithdrawDeps = Pick<PlatformDeps, "db" | "now" | "keyRing">;

/**
 * The member takes back a question that nobody has answered. It stays in the thread, which says so to both sides; what was
 * promised for it is void, by the member. An alert to whoever is on call stands: a person looks after whoever was in danger.
 * The same again changes nothing.
 */
export const withdrawQuestion = (deps: WithdrawDeps, { id, ...key }: ThreadKey & { id: string }): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const { accountId } = key;
    // No answer of the team arrives in between.
    await lockHead(tx, accountId);
    const question = await findQuestion(tx, key, id);
    if (!question) throw new Problem("not-found");
    const line = { ...key, id: withdrawalIdOf(id), text: WITHDRAWN, withdraws: id };
    if (await hasMessage(tx, accountId, line.id)) return;
    if (await hasAnswer(tx, key, question)) throw new Problem("question-answered");
    const isUnread = await hasUnread(tx, key);
    await writeSystemLine(deps, tx, line);
    // Their own act is nothing new to the member.
    if (!isUnread) await raiseMark(tx, key, "member", Number.MAX_SAFE_INTEGER);
    await voidPromises(deps, tx, { accountId, kinds: ["chat-answer"], subjects: [id], by: "member" });
    for (const thread of THREADS)
      if (thread === key.thread || (await findThread(tx, { accountId, thread }))?.promisedFor.includes(id))
        await dropQuestion(deps, tx, { accountId, thread, question });
  });

/** Also in the other thread, where it was handed over. */
const hasAnswer = async (tx: Db, key: ThreadKey, { seq, id }: Question): Promise<boolean> =>
  (await findLastAnswer(tx, key)) > seq ||
  (await isFulfilled(tx, { accountId: key.accountId, kind: "chat-answer", subject: id }));

async function hasUnread(tx: Db, key: ThreadKey): Promise<boolean> {
  const after = (await findThread(tx, key))?.readByMember ?? 0;
  return (await countUnread(tx, key, { side: "member", after })) > 0;
}
