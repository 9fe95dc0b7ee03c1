import { type Consents, PURPOSES, type Purpose } from "@app/contract/consents";
import type { Db } from "../platform/database/db.ts";
import {
  findConsent,
  listConsentHistory,
  listCurrentConsents,
  listCurrentConsentsOf,
  listNewestAnswers,
} from "./consent-store.ts";
import type { Deps } from "./deps.ts";

/** Each account's newest answer about advertising; absent while it has given none. */
export async function findAdAnswers({ db }: Pick<Deps, "db">, accountIds: string[]): Promise<Map<string, boolean>> {
  const answers = accountIds.length > 0 ? await listNewestAnswers(db, accountIds, "ads") : [];
  return new Map(answers.map(({ accountId, allowed }) => [accountId, allowed]));
}

/** The account's newest answer to each purpose; absent while it has given none. */
export async function findAnswers(db: Db, accountId: string): Promise<Map<Purpose, boolean>> {
  return new Map((await listCurrentConsents(db, accountId)).map(({ purpose, allowed }) => [purpose, allowed]));
}

/** The same of several accounts. */
export async function listAnswersByAccount(
  db: Db,
  accountIds: readonly string[],
): Promise<Map<string, Map<Purpose, boolean>>> {
  const rows = await listCurrentConsentsOf(db, accountIds);
  const byAccount = Map.groupBy(rows, ({ accountId }) => accountId);
  return new Map(
    [...byAccount].map(([accountId, given]) => [
      accountId,
      new Map(given.map(({ purpose, allowed }) => [purpose, allowed])),
    ]),
  );
}

/** When the account said the yes that is in force; null while its newest answer is no, or there is none. */
export async function findYes(db: Db, accountId: string, purpose: Purpose): Promise<Date | null> {
  const answer = await findConsent(db, accountId, purpose);
  return answer?.allowed ? answer.answeredAt : null;
}

/** Whether the account's newest answer for this purpose is yes. No answer means no. */
export async function hasConsent(db: Db, accountId: string, purpose: Purpose): Promise<boolean> {
  return (await findConsent(db, accountId, purpose))?.allowed === true;
}

const MAX_LISTED = 100;

/** The account's current consents and their history. */
export async function listConsents({ db }: Pick<Deps, "db">, accountId: string): Promise<Consents> {
  const [current, history] = await Promise.all([
    listCurrentConsents(db, accountId),
    listConsentHistory(db, accountId, MAX_LISTED),
  ]);
  return {
    current: PURPOSES.map((purpose) => {
      const answer = current.find((candidate) => candidate.purpose === purpose);
      return {
        purpose,
        allowed: answer?.allowed ?? false,
        version: answer?.version ?? null,
        answeredAt: answer?.answeredAt.toISOString() ?? null,
      };
    }),
    history: history.map((answer) => ({ ...answer, answeredAt: answer.answeredAt.toISOString() })),
  };
}

type Channel = "email" | "whatsapp";

/** Whether product messages may go to this account by this channel now. No answer means no. */
export async function mayMessage(db: Db, accountId: string, channel: Channel): Promise<boolean> {
  const answer = await findConsent(db, accountId, `messages-${channel}`);
  return answer?.allowed === true;
}

/** Whether the owner refused. A refusal also stops messages the buyer requested, which need no consent. */
export async function refusesMessages(db: Db, accountId: string, channel: Channel): Promise<boolean> {
  const answer = await findConsent(db, accountId, `messages-${channel}`);
  return answer?.allowed === false;
}
