import { addDays } from "@app/engine/promises/local-time";
import { recordId } from "@app/engine/sync/record-id";
import { refusesMessages } from "../../consents/queries.ts";
import { getBuyer } from "../../identity/accounts/get-buyer.ts";
import { loadInput } from "../../intake/assessments/load-input.ts";
import { queueMessage } from "../../messages/queue-message.ts";
import type { Db } from "../../platform/database/db.ts";
import { forEachDue } from "../../platform/jobs/due-rows.ts";
import { keepPromise } from "../../promises/keep-promise.ts";
import { makePromise } from "../../promises/make-promise.ts";
import { voidPromises } from "../../promises/void-promises.ts";
import type { Deps } from "../deps.ts";
import { hasReview } from "../review-store.ts";
import { nextNoticeAt, type ReviewWindow, windowOf } from "../review-window.ts";
import { findWindow } from "./find-open-window.ts";
import { lockDueSchedule, moveSchedule } from "./schedule-store.ts";

type OpenDeps = Pick<Deps, "db" | "now" | "log" | "jobs" | "keyRing" | "listPausedSpans">;

/**
 * Once a week for each member: the promise that a review opens is kept and the next one made, and a member who wants to hear
 * of it does. That it can be answered follows from the calendar alone.
 */
export async function openReviews(deps: OpenDeps): Promise<void> {
  const due = deps.now();
  await forEachDue(deps, {
    sweep: "open-reviews",
    take: lockDueSchedule,
    keyOf: ({ accountId }) => accountId,
    async work(tx, { accountId }) {
      await openReview(deps, tx, accountId);
      await moveSchedule(tx, accountId, nextNoticeAt(due));
    },
  });
}

async function openReview(deps: OpenDeps, tx: Db, accountId: string): Promise<void> {
  const found = await findWindow(deps, tx, accountId);
  if (!found) return;
  const { window, isPaused } = found;
  const opened = { accountId, kind: "weekly-review-opened" } as const;
  const next = windowOf(addDays(window.week, 7));
  // The review of a paused week never opens, so that nothing is owed for it.
  if (isPaused) await voidPromises(deps, tx, { accountId, kinds: [opened.kind], subjects: [window.week] });
  else {
    await makePromise(deps, tx, { ...opened, subject: window.week, startsAt: window.opensAt });
    await keepPromise(deps, tx, { ...opened, subject: window.week });
  }
  await makePromise(deps, tx, { ...opened, subject: next.week, startsAt: next.opensAt });
  if (!isPaused && !(await hasReview(tx, accountId, recordId("review", window.week))))
    await notifyMember(deps, tx, accountId, window);
}

async function notifyMember(deps: OpenDeps, tx: Db, accountId: string, { week, until }: ReviewWindow): Promise<void> {
  const member = await getBuyer(tx, accountId);
  if (!member?.email || (await refusesMessages(tx, accountId, "email"))) return;
  const encryption = deps.keyRing.encryption("health-data");
  const { p3 } = (await loadInput(deps, tx, { accountId, encryption })).answers;
  if (p3 && !p3.reminders.includes("revisao")) return;
  await queueMessage(deps, tx, {
    template: "review-open",
    channel: "email",
    recipient: member.email,
    accountId,
    params: { fullName: member.fullName, until: until.toISOString() },
    dedupeKey: `review-open ${accountId} ${week}`,
  });
}
