import type { Deps } from "./deps.ts";
import { findPromiseByReference } from "./store.ts";

/** Which member's promise it is, for somebody who must talk to them. */
export const findPromiseOwner = async (
  { db }: Pick<Deps, "db">,
  referenceNumber: string,
): Promise<string | undefined> => (await findPromiseByReference(db, referenceNumber))?.accountId ?? undefined;
