import { brand } from "@app/contract/brand";
import { type Day, localTimeOf } from "@app/engine/promises/local-time";
import type { Account } from "./account.ts";

type Placed = Pick<Account, "timeZone">;

/** Where a member's days begin and end: where a device said that they are, else where the service is. */
export const memberZone = (account: Placed | undefined): string => account?.timeZone ?? brand.serviceHours.timeZone;

/** The member's own calendar day. Whatever speaks of "today" to a member counts by it. */
export const memberDay = (account: Placed | undefined, at: Date): Day =>
  localTimeOf(memberZone(account), at.getTime()).day;
