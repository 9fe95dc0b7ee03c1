import { brand } from "@app/contract/brand";
import type { Deps } from "./deps.ts";
import { countWaiting, listOpenLeads } from "./store.ts";

const PAGE_SIZE = 100;

/** Leads waiting for a call, as lines for a terminal. */
export async function waitingLeads({ db, now }: Pick<Deps, "db" | "now">): Promise<string> {
  const leads = await listOpenLeads(db, PAGE_SIZE);
  const { timeZone } = brand.serviceHours;
  const time = new Intl.DateTimeFormat("pt-BR", { timeZone, dateStyle: "short", timeStyle: "short" });
  const lines = leads.map(({ id, fullName, phone, variant, dueAt }) => {
    const label = dueAt < now() ? "ATRASADO" : "até";
    return `${id}  ${label.padEnd(8)} ${time.format(dueAt)}  ${variant}  ${phone}  ${fullName}`;
  });
  if (lines.length === 0) return "Ninguém esperando.";
  const { waiting, overdue } = await countWaiting(db, now());
  const shown = waiting > lines.length ? `, os ${lines.length} mais urgentes aqui` : "";
  return [`${waiting} esperando, ${overdue} com prazo vencido${shown}:`, ...lines].join("\n");
}
