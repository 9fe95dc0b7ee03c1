import { brand } from "@app/contract/brand";
import type { Deps } from "../deps.ts";
import { listOpenPainReports } from "./pain-report-store.ts";

const PAGE_SIZE = 100;
const urgencies = { normal: "normal", high: "alta" } as const;

/** Pain that no trainer has read of, the urgent first, as lines for a terminal. No names, no regions. */
export async function openPainReports({ db }: Pick<Deps, "db">): Promise<string> {
  const { timeZone } = brand.serviceHours;
  const time = new Intl.DateTimeFormat("pt-BR", { timeZone, dateStyle: "short", timeStyle: "short" });
  const lines = (await listOpenPainReports(db, PAGE_SIZE)).map(
    ({ referenceNumber, urgency, reportedAt }) =>
      `${referenceNumber}  urgência ${urgencies[urgency].padEnd(6)}  desde ${time.format(reportedAt)}`,
  );
  return lines.length > 0 ? lines.join("\n") : "Nenhum aviso de dor esperando.";
}
