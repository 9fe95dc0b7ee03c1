import type { PromiseKind } from "@app/engine/promises/promise-kinds";
import type { Deps } from "./deps.ts";
import { promiseHours } from "./promise-hours.ts";
import { listUnfulfilled } from "./store.ts";

const PAGE_SIZE = 100;

/** Kinds that a person keeps, as the team calls them. */
const names: Partial<Record<PromiseKind, string>> = {
  "human-first": "uma pessoa olha antes",
  "definitive-plan": "plano definitivo",
  "weekly-review-answered": "responder à revisão da semana",
  "refund-sent": "devolução parada",
  "data-request-15d": "responder a um pedido sobre dados",
};

/** Promises that wait for a person of the team, the most urgent first, as lines for a terminal. No names, no answers. */
export async function waitingPromises({ db, now }: Pick<Deps, "db" | "now">): Promise<string> {
  const time = new Intl.DateTimeFormat("pt-BR", {
    timeZone: promiseHours.timeZone,
    dateStyle: "short",
    timeStyle: "short",
  });
  const waiting = await listUnfulfilled(db, Object.keys(names), PAGE_SIZE);
  const lines = waiting.map(({ referenceNumber, kind, dueAt }) => {
    const label = dueAt < now() ? "ATRASADA" : "até";
    return `${referenceNumber}  ${label.padEnd(8)} ${time.format(dueAt)}  ${names[kind] ?? kind}`;
  });
  return lines.length > 0 ? lines.join("\n") : "Ninguém esperando.";
}
