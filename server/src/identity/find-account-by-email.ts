import type { Deps } from "../deps.ts";
import type { Account } from "./account.ts";
import { findAccountByUsername } from "./store.ts";

/** The account behind an email, whoever typed it. It gives nothing away and lets nobody in. */
export const findAccountByEmail = ({ db }: Pick<Deps, "db">, email: string): Promise<Account | undefined> =>
  findAccountByUsername(db, { channel: "email", address: email.trim().toLowerCase() });
