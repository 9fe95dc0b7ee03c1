import { type Consents, PURPOSES } from "@app/contract/consents";
import { listConsentHistory, listCurrentConsents } from "./consent-store.ts";
import type { Deps } from "./deps.ts";

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
