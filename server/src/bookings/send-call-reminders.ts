import { forEachDue } from "../platform/jobs/due-rows.ts";
import type { Deps } from "./deps.ts";
import { notifyMember } from "./notify-member.ts";
import { lockDueReminder, markReminded } from "./store.ts";

/** Reminds a member of tomorrow's call, once. */
export const sendCallReminders = (deps: Pick<Deps, "db" | "log" | "jobs" | "now">): Promise<void> =>
  forEachDue(deps, {
    sweep: "send-call-reminders",
    take: lockDueReminder,
    keyOf: ({ referenceNumber }) => referenceNumber,
    async work(tx, booking) {
      await markReminded(tx, booking.referenceNumber);
      if (booking.state === "booked" && booking.startsAt > deps.now())
        await notifyMember(deps, tx, "call-tomorrow", booking);
    },
  });
