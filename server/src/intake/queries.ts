import { countries, DEFAULT_COUNTRY } from "@app/contract/catalogue";
import type { Answer } from "@app/contract/intake";
import { recordIdOf } from "@app/engine/intake/answer-id";
import { isAlive } from "@app/engine/sync/merge";
import { findDialCode } from "../identity/accounts/queries.ts";
import type { Db } from "../platform/database/db.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import { createAnswerStore, hasAnswers } from "./answers/answer-store.ts";
import { findFirstAnswered } from "./assessments/assessment-store.ts";

/**
 * The first time that the questionnaire was complete: closed, and decided on its answers. One that was closed without an
 * answer to decide on (not served, no consent) counts when it is closed again.
 */
export const findAnsweredAt = (db: Db, accountId: string): Promise<Date | null> => findFirstAnswered(db, accountId);

/** By the dial code of the account. */
export const findCountry = async (db: Db, accountId: string): Promise<string> =>
  countryOf(await findDialCode(db, accountId));

/** +1 is read as the United States, whose help line is Canada's too. */
export const countryOf = (dialCode: string | undefined): string =>
  countries.find(({ phoneCode }) => phoneCode === dialCode)?.code ?? DEFAULT_COUNTRY;

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

type QuestionnaireState = "not-begun" | "begun" | "answered";

/** How far a member is with the questionnaire: nothing of what was answered. */
export async function findQuestionnaireState(db: Db, accountId: string): Promise<QuestionnaireState> {
  if (await findAnsweredAt(db, accountId)) return "answered";
  return (await hasAnswers(db, accountId)) ? "begun" : "not-begun";
}
