import { findAdAnswers } from "../../consents/find-ad-answers.ts";
import type { Deps } from "../deps.ts";
import { listAccountsByHash } from "./contact-hash-store.ts";

/** Which of these hashed e-mails and phones belong to a member who refused advertising in their account. */
export async function findAdRefusals({ db }: Pick<Deps, "db">, hashes: string[]): Promise<Set<string>> {
  const owners = hashes.length > 0 ? await listAccountsByHash(db, hashes) : [];
  const answers = await findAdAnswers(
    { db },
    owners.map(({ accountId }) => accountId),
  );
  return new Set(owners.filter(({ accountId }) => answers.get(accountId) === false).map(({ hash }) => hash));
}
