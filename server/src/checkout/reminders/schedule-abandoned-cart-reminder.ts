import type { Variant } from "@app/contract/landings";
import { mayMessage } from "../../consents/may-message.ts";
import type { Deps } from "../deps.ts";
import type { Payment } from "../payments/payment.ts";
import { hasOpenReminder } from "./reminder-store.ts";
import { scheduleReminder } from "./set-reminder-preference.ts";

/** Schedules a reminder for a buyer who allows them or asked for this one. A failure here never fails the payment. */
export async function scheduleAbandonedCartReminder(
  deps: Pick<Deps, "db" | "now" | "log">,
  { accountId, email, cycle, method }: Payment,
  offer: Variant | null,
): Promise<void> {
  try {
    const isAllowed = await mayMessage(deps.db, accountId, "email");
    // An open reminder was requested at this very checkout.
    if (isAllowed || (await hasOpenReminder(deps.db, accountId)))
      await scheduleReminder(deps, { accountId, email, cycle, method, offer, isWish: !isAllowed });
  } catch (error) {
    deps.log.warn({ err: error }, "reminder not scheduled");
  }
}
