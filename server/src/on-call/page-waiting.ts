import { addMs, MINUTE_MS } from "../platform/time/durations.ts";
import type { Deps } from "./deps.ts";
import { notifyTogether } from "./notify-contact.ts";
import { ESCALATE_AFTER_MS } from "./raise-alert.ts";
import { hadDigest, updateAlert } from "./store.ts";
import { workAlerts } from "./work-alerts.ts";

/** Alerts of new accounts without a purchase are sent in one message, at most so often. */
const DIGEST_MS = 5 * MINUTE_MS;

/** Notifies the first contact of what did not go at once: care, when service opens, and alerts of new accounts, together. */
export const pageWaiting = (deps: Pick<Deps, "db" | "log" | "jobs" | "now" | "onCall">): Promise<void> =>
  workAlerts(deps, {
    sweep: "page-on-call",
    column: "pageAt",
    waits: (tx) => hadDigest(tx, addMs(deps.now(), -DIGEST_MS)),
    async work(tx, alerts) {
      const pagedAt = deps.now();
      for (const alert of alerts)
        await updateAlert(tx, alert, {
          pageAt: null,
          pagedAt,
          ...(alert.isHeld && alert.urgency !== "care" && { escalateAt: addMs(pagedAt, ESCALATE_AFTER_MS) }),
        });
      await notifyTogether(deps, tx, "first", alerts);
    },
  });
