import { brand } from "@app/contract/brand";
import { localTimeOf } from "@app/engine/promises/local-time";
import type { Account } from "../../identity/accounts/account.ts";

/** The member's own calendar day. */
export const localDay = ({ timeZone }: Pick<Account, "timeZone">, at: Date): string =>
  localTimeOf(timeZone ?? brand.serviceHours.timeZone, at.getTime()).day;
