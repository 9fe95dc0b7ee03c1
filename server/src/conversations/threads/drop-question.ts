import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import { listOpenQuestions } from "../messages/list-open-questions.ts";
import type { Question } from "../messages/question-store.ts";
import { listOwedAnswers } from "./list-owed-answers.ts";
import { promiseAnswer } from "./promise-answer.ts";
import type { ThreadKey } from "./thread-key.ts";
import { findThread, updateThread } from "./thread-store.ts";

/**
 * A thread no longer waits for the answer to a question that was taken back. Whatever else waits there goes on: a later
 * question that waited with it is promised an answer of its own, from when it was asked. The account's head is held.
 */
export async function dropQuestion(
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
