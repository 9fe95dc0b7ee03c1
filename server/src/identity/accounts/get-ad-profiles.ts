import { findAdAnswers } from "../../consents/find-ad-answers.ts";
import type { Deps } from "../deps.ts";
import { listAdContacts } from "./account-store.ts";

export type AdProfile = {
  id: string;
  fullName: string;
  email: string | null;
  phone: string | null;
  /** With which the account was opened. */
  dialCode: string;
  allowsAds: boolean;
};

/** Current contacts of these accounts, and whether each still allows advertising. A deleted account is absent. */
export async function getAdProfiles({ db }: Pick<Deps, "db">, ids: string[]): Promise<Map<string, AdProfile>> {
  if (ids.length === 0) return new Map();
  const people = await listAdContacts(db, ids);
  // Read last: an answer given in the meantime counts.
  const answers = await findAdAnswers({ db }, ids);
  return new Map(people.map((person) => [person.id, { ...person, allowsAds: answers.get(person.id) === true }]));
}
