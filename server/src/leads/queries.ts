import { brand } from "@app/contract/brand";
import { CALL_KINDS } from "@app/engine/promises/call-kinds";
import { ageInSeconds, DAY_MS } from "../platform/time.ts";
import { overduePromises, type PromiseOutcomes, promiseOutcomes } from "../promises/promise-metrics.ts";
import type { Deps } from "./deps.ts";
import { countWaiting, findNewestLead, findOfferOf, listOpenLeads } from "./store.ts";

/** The lowest monthly price a landing page offered this visitor when they left their number there. */
export const findOffer = ({ db }: Pick<Deps, "db">, accountId: string): Promise<number | undefined> =>
  findOfferOf(db, accountId);

const SHOWN_FOR_MS = 30 * DAY_MS;

export type PromisedCall = { dueAt: Date; contactedAt: Date | null };

/** The call this member recently requested, and whether it was made. */
export const findPromisedCall = (
  { db, now }: Pick<Deps, "db" | "now">,
  accountId: string,
): Promise<PromisedCall | undefined> => findNewestLead(db, accountId, new Date(now().getTime() - SHOWN_FOR_MS));

/** How many calls are overdue now, and since when the oldest is. */
export async function overdueMetrics(deps: Pick<Deps, "db" | "now">) {
  const { count, oldest } = await overduePromises(deps, CALL_KINDS);
  return { count, oldestSeconds: ageInSeconds(oldest, deps.now()) };
}

const WEEK_MS = 7 * DAY_MS;

/** How many promised calls of the last week, or since a given time, were kept, broken, or are still open. */
export const promiseMetrics = (
  deps: Pick<Deps, "db" | "now">,
  since = new Date(deps.now().getTime() - WEEK_MS),
): Promise<PromiseOutcomes> => promiseOutcomes(deps, { kinds: CALL_KINDS, since });

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
