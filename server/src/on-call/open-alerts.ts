import type { Deps } from "./deps.ts";
import { listOpenAlerts } from "./store.ts";

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
