import type { Db } from "../../platform/database/db.ts";
import type { ThreadKey } from "../threads/thread-key.ts";
import { findLastAnswer, listLineIds, listQuestions, type Question } from "./question-store.ts";
import { withdrawalIdOf } from "./withdrawal-id.ts";

/** The member's messages that nobody has answered and the member has not taken back, the oldest first. */
export async function listOpenQuestions(db: Db, key: ThreadKey): Promise<Question[]> {
  const questions = await listQuestions(db, key, await findLastAnswer(db, key));
  const withdrawn = new Set(
    await listLineIds(
      db,
      key,
      questions.map(({ id }) => withdrawalIdOf(id)),
    ),
  );
  return questions.filter(({ id }) => !withdrawn.has(withdrawalIdOf(id)));
}
