import type { Deps } from "./deps.ts";
import { findAlert } from "./store.ts";

/** Whom an alert is about, for somebody who must talk to them. */
export const findAlertOwner = async ({ db }: Pick<Deps, "db">, referenceNumber: string): Promise<string | undefined> =>
  (await findAlert(db, referenceNumber))?.accountId;
