import { countries, DEFAULT_COUNTRY } from "@app/contract/catalogue";
import { findDialCode } from "../identity/accounts/find-dial-code.ts";
import type { Db } from "../platform/database/db.ts";

/** By the dial code of the account; +1 is read as the United States, whose help line is Canada's too. */
export async function findCountry(db: Db, accountId: string): Promise<string> {
  const dialCode = await findDialCode(db, accountId);
  return countries.find(({ phoneCode }) => phoneCode === dialCode)?.code ?? DEFAULT_COUNTRY;
}
