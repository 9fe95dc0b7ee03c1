import { sealedRows, utf8 } from "../../platform/sealed-rows.ts";

/** One secret for each person of the team: the account is theirs. */
export const sealedSecrets = sealedRows<string, object>("staff_totp", () => "secret", utf8);
