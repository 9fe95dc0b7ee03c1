import type { Deps } from "./deps.ts";
import { notifyTogether } from "./notify-contact.ts";
import { updateAlert } from "./store.ts";
import { workAlerts } from "./work-alerts.ts";

/** Notifies the second contact, once, of each alert that nobody acknowledged within ten minutes. */
export const escalateAlerts = (deps: Pick<Deps, "db" | "log" | "jobs" | "now" | "onCall">): Promise<void> =>
  workAlerts(deps, {
    sweep: "escalate-alerts",
    column: "escalateAt",
    async work(tx, alerts) {
      for (const alert of alerts) await updateAlert(tx, alert, { escalatedAt: deps.now(), escalateAt: null });
      await notifyTogether(deps, tx, "second", alerts);
    },
  });
