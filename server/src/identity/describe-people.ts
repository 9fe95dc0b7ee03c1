import type { Deps } from "../deps.ts";
import { listPeople } from "./store.ts";

export type Person = { id: string; fullName: string; email: string | null; phone: string | null; allowsAds: boolean };

/** Who these accounts are today, and whether they still allow advertising. A deleted account is simply absent. */
export async function describePeople({ db }: Pick<Deps, "db">, ids: string[]): Promise<Map<string, Person>> {
  if (ids.length === 0) return new Map();
  const people = await listPeople(db, ids);
  return new Map(people.map((person) => [person.id, { ...person, allowsAds: person.allowsAds === true }]));
}
