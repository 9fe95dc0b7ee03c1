import type { Deps } from "../deps.ts";
import type { Account } from "./account.ts";
import { findAccountByUsername } from "./account-store.ts";

/** The id of the account with this e-mail. It discloses nothing else and authenticates nothing. */
export const findAccountByEmail = ({ db }: Pick<Deps, "db">, email: string): Promise<Account | undefined> =>
  findAccountByUsername(db, { channel: "email", address: email.trim().toLowerCase() });
