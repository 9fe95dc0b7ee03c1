import { countries, DEFAULT_COUNTRY } from "@app/contract/catalogue";
import { findDialCode } from "../identity/accounts/find-dial-code.ts";
import type { Db } from "../platform/database/db.ts";

/** By the dial code of the account. */
export const findCountry = async (db: Db, accountId: string): Promise<string> =>
  countryOf(await findDialCode(db, accountId));

/** +1 is read as the United States, whose help line is Canada's too. */
export const countryOf = (dialCode: string | undefined): string =>
  countries.find(({ phoneCode }) => phoneCode === dialCode)?.code ?? DEFAULT_COUNTRY;
