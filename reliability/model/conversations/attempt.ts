import type { Deps } from "../../../server/src/deps.ts";
import { openDb } from "../../../server/src/platform/database/db.ts";
import { Problem } from "../../../server/src/platform/http/problem.ts";
import { poolThatBreaksAt } from "../../../server/src/testing/killed.ts";
import type { Fault } from "./steps.ts";

/** A call that its caller got no answer to: whether it took effect, it cannot know. */
export class Lost extends Error {}

type Attempt<Answer> = {
  fault: Fault;
  call: (deps: Deps) => Promise<Answer>;
  /** What the oracle learns of an answer, also of one that does not arrive. */
  answered?: (answer: Answer) => void;
};

/** A call to the API with a fault on its way. Throws `Lost` where no answer arrives. */
export async function attempt<Answer>(
  deps: Deps,
  databaseUrl: string,
  { fault, call, answered }: Attempt<Answer>,
): Promise<Answer> {
  const answer = await (fault.type === "api-killed"
    ? untilKilled(databaseUrl, fault.statement, (db) => call({ ...deps, db }))
    : call(deps));
  answered?.(answer);
  if (fault.type === "answer-lost") throw new Lost();
  return answer;
}

async function untilKilled<Answer>(
  databaseUrl: string,
  statement: number,
  call: (db: Deps["db"]) => Promise<Answer>,
): Promise<Answer> {
  const db = openDb(poolThatBreaksAt(databaseUrl, statement));
  try {
    return await call(db);
  } catch (error) {
    throw error instanceof Problem ? error : new Lost();
  } finally {
    await db.destroy();
  }
}
