import type { Deps } from "../deps.ts";
import { listAdProfiles } from "./account-store.ts";

export type AdProfile = {
  id: string;
  fullName: string;
  email: string | null;
  phone: string | null;
  allowsAds: boolean;
};

/** Current contacts of these accounts, and whether each still allows advertising. A deleted account is absent. */
export async function getAdProfiles({ db }: Pick<Deps, "db">, ids: string[]): Promise<Map<string, AdProfile>> {
  if (ids.length === 0) return new Map();
  const people = await listAdProfiles(db, ids);
  return new Map(people.map((person) => [person.id, { ...person, allowsAds: person.allowsAds === true }]));
}
