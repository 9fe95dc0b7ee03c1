import { brand } from "@app/contract/brand";
import type { Account } from "../../identity/accounts/account.ts";

/** The member's own calendar day. */
export const localDay = ({ timeZone }: Pick<Account, "timeZone">, at: Date): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: timeZone ?? brand.serviceHours.timeZone }).format(at);
