import { THREADS } from "@app/contract/conversations";
import { type Db, inTransaction } from "../platform/database/db.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import { Problem } from "../platform/http/problem.ts";
import { isFulfilled } from "../promises/is-fulfilled.ts";
import { voidPromises } from "../promises/void-promises.ts";
import { lockHead } from "../sync/lock-head.ts";
import { countUnread, hasMessage } from "./messages/message-store.ts";
import { findLastAnswer, findQuestion, type Question } from "./messages/question-store.ts";
import { withdrawalIdOf } from "./messages/withdrawal-id.ts";
import { writeSystemLine } from "./messages/write-system-line.ts";
import { dropQuestion } from "./threads/drop-question.ts";
import type { ThreadKey } from "./threads/thread-key.ts";
import { findThread, raiseMark } from "./threads/thread-store.ts";

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
