import { brand } from "@app/contract/brand";
import { type Day, localTimeOf } from "@app/engine/promises/local-time";
import { findAdAnswers } from "../../consents/queries.ts";
import type { Db } from "../../platform/database/db.ts";
import { DAY_MS } from "../../platform/time.ts";
import type { Deps } from "../deps.ts";
import type { Account } from "./account.ts";
import {
  countAccountsSince,
  findAccount,
  findAccountByUsername,
  findAccountsBetween,
  findSignUpState,
  listAccountsByHash,
  listAdContacts,
  listFullNames,
  shareAccount,
} from "./account-store.ts";

/** Of the last 24 hours, or since a given moment. */
export const countSignUps = (
  { db, now }: Pick<Deps, "db" | "now">,
  since = new Date(now().getTime() - DAY_MS),
): Promise<number> => countAccountsSince(db, since);

/** The id of the account with this e-mail. It discloses nothing else and authenticates nothing. */
export const findAccountByEmail = ({ db }: Pick<Deps, "db">, email: string): Promise<Account | undefined> =>
  findAccountByUsername(db, { channel: "email", address: email.trim().toLowerCase() });

/** Which of these hashed e-mails and phones belong to a member who refused advertising in their account. */
export async function findAdRefusals({ db }: Pick<Deps, "db">, hashes: string[]): Promise<Set<string>> {
  const owners = hashes.length > 0 ? await listAccountsByHash(db, hashes) : [];
  const answers = await findAdAnswers(
    { db },
    owners.map(({ accountId }) => accountId),
  );
  return new Set(owners.filter(({ accountId }) => answers.get(accountId) === false).map(({ hash }) => hash));
}

/** The only account with an id in this range; undefined when there are none or several. */
export async function findByIdPrefix(
  { db }: Pick<Deps, "db">,
  { from, to }: { from: string; to: string },
): Promise<{ accountId: string; email: string | null } | undefined> {
  const [first, second] = await findAccountsBetween(db, from, to);
  return first && !second ? { accountId: first.id, email: first.email } : undefined;
}

/** Whom the team calls, at which number, and where their clock is. */
export async function findCallContact(
  db: Db,
  accountId: string,
): Promise<{ fullName: string; phone: string | null; timeZone: string | null } | undefined> {
  const account = await findAccount(db, accountId);
  return account && { fullName: account.fullName, phone: account.phone, timeZone: account.timeZone };
}

/** The dial code that the account was opened with; undefined once it is deleted. */
export const findDialCode = async (db: Db, accountId: string): Promise<string | undefined> =>
  (await findAccount(db, accountId))?.countryCode;

/** Where a member's clock is, as a device said last; null: none has. */
export const findTimeZone = async (db: Db, accountId: string): Promise<string | null> =>
  (await findAccount(db, accountId))?.timeZone ?? null;

/** How a person is spoken to; what greets in an e-mail is stricter (messages/templates). */
export const firstNameOf = (name: string): string => name.split(" ")[0] ?? name;

/** How old the account is, and whether it has a verified contact. */
export const getAccountStanding = (
  db: Db,
  accountId: string,
): Promise<{ createdAt: Date; isVerified: boolean } | undefined> => findSignUpState(db, accountId);

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

type Contact = { fullName: string; phone: string | null; email: string | null };

/** How the team reaches a member, verified or not: for somebody who must talk to them now. */
export async function getContact(db: Db, accountId: string): Promise<Contact | undefined> {
  const account = await findAccount(db, accountId);
  return account && { fullName: account.fullName, phone: account.phone, email: account.email };
}

/** Names by account; an account that is gone has none. */
export const listNames = async (db: Db, accountIds: readonly string[]): Promise<Map<string, string>> =>
  new Map((await listFullNames(db, accountIds)).map(({ id, fullName }) => [id, fullName]));

type Placed = Pick<Account, "timeZone">;

/** Where a member's days begin and end: where a device said that they are, else where the service is. */
export const memberZone = (account: Placed | undefined): string => account?.timeZone ?? brand.serviceHours.timeZone;

/** The member's own calendar day. Whatever speaks of "today" to a member counts by it. */
export const memberDay = (account: Placed | undefined, at: Date): Day =>
  localTimeOf(memberZone(account), at.getTime()).day;

/** Keeps an account from being erased until the transaction ends. False: it is gone, also by an erasure that was faster. */
export const holdAccount = (tx: Db, accountId: string): Promise<boolean> => shareAccount(tx, accountId);
