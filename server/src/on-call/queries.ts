import type { Db } from "../platform/database/db.ts";
import { ageInSeconds } from "../platform/time.ts";
import type { OnCallAlert } from "./alert.ts";
import type { Deps } from "./deps.ts";
import {
  countOpenAlerts,
  findAlert,
  listAlertsOf as listAlertsByAccount,
  listOpenAlerts,
  listOpenAlertsOf,
} from "./store.ts";

/** Whom an alert is about, for somebody who must talk to them. */
export const findAlertOwner = async ({ db }: Pick<Deps, "db">, referenceNumber: string): Promise<string | undefined> =>
  (await findAlert(db, referenceNumber))?.accountId;

/** Unacknowledged alerts of these accounts, the oldest first. */
export const listAlertsOf = (
  db: Db,
  accountIds: readonly string[],
): Promise<Pick<OnCallAlert, "accountId" | "urgency" | "raisedAt">[]> => listOpenAlertsOf(db, accountIds);

/** How many alerts nobody has acknowledged in time, and how old the oldest is. */
export async function unacknowledgedAlerts({ db, now }: Pick<Deps, "db" | "now">) {
  const { count, oldest } = await countOpenAlerts(db, now());
  return { count, oldestSeconds: ageInSeconds(oldest, now()) };
}

const PAGE_SIZE = 100;
const urgencies = { crisis: "máxima", emergency: "muito alta", care: "alta" } as const;

/** Alerts that nobody has acknowledged, the oldest first, as lines for a terminal. No names, no reasons. */
export async function openAlerts({ db, onCall }: Pick<Deps, "db" | "onCall">): Promise<string> {
  const { timeZone } = onCall.hours;
  const time = new Intl.DateTimeFormat("pt-BR", { timeZone, dateStyle: "short", timeStyle: "short" });
  const lines = (await listOpenAlerts(db, PAGE_SIZE)).map(
    ({ referenceNumber, urgency, raisedAt, personBy, escalatedAt }) =>
      `${referenceNumber}  urgência ${urgencies[urgency]}  desde ${time.format(raisedAt)}, falar até ${time.format(personBy)}${
        escalatedAt ? "  (segunda pessoa avisada)" : ""
      }`,
  );
  return lines.length > 0 ? lines.join("\n") : "Nenhum aviso esperando.";
}

const MAX_LISTED = 100;

/** A member's urgent alerts, the newest first. */
export const listMemberAlerts = (db: Db, accountId: string): Promise<OnCallAlert[]> =>
  listAlertsByAccount(db, accountId, MAX_LISTED);
