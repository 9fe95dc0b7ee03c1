import type { Answer } from "@app/contract/intake";
import { recordIdOf } from "@app/engine/intake/answer-id";
import { isAlive } from "@app/engine/sync/merge";
import type { Db } from "../platform/database/db.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import { createAnswerStore } from "./answers/answer-store.ts";

const [NICKNAME, BIRTH_DATE] = [recordIdOf("q01"), recordIdOf("q02")];

/** How the member likes to be called and when they were born: what a text must not hold when it leaves the service. */
export async function findIdentity(
  { keyRing }: Pick<PlatformDeps, "keyRing">,
  db: Db,
  accountId: string,
): Promise<{ nickname: string | null; birthDate: string | null }> {
  const store = createAnswerStore(keyRing.encryption("health-data"));
  const stored = await store.load(db, accountId, [NICKNAME, BIRTH_DATE]);
  const answerTo = (wanted: string): string | null => {
    const found = stored.find(({ id }) => id === wanted);
    const answer = found && isAlive({ ...found, losers: {} }) ? found.fields["answer"] : undefined;
    return answer ? ((answer.value as Answer).value as string) : null;
  };
  return { nickname: answerTo(NICKNAME), birthDate: answerTo(BIRTH_DATE) };
}
