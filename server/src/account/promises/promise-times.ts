import { brand } from "@app/contract/brand";
import { type Credit, type PromiseKind, promiseRules } from "@app/engine/promises/promise-kinds";
import { serviceTimeBetween } from "@app/engine/promises/service-time";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../platform/time.ts";
import { promiseHours } from "../../promises/promise-hours.ts";
import type { ShownPromise } from "../../promises/queries.ts";

const { timeZone } = brand.serviceHours;
const dayForm = new Intl.DateTimeFormat("pt-BR", { timeZone, day: "2-digit", month: "2-digit" });
const clockForm = new Intl.DateTimeFormat("pt-BR", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** "16/11". */
export const formatDay = (at: Date): string => dayForm.format(at);

/** "12/11, 20h00". */
export const formatMoment = (at: Date): string => `${formatDay(at)}, ${clockForm.format(at).replace(":", "h")}`;

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export const clockOf = (kind: PromiseKind): "wall" | "service" =>
  promiseRules.content.kinds[kind].clock === "service" ? "service" : "wall";

/** The promised time: "5 dias", "8 horas de serviço", "2 dias de atendimento". */
export function promisedOf({ kind, hours }: Pick<ShownPromise, "kind" | "hours">): string {
  const rule = promiseRules.content.kinds[kind];
  if (rule.clock === "service-days") return plural(rule.days, "dia de atendimento", "dias de atendimento");
  const length = rule.length === "stated" ? (hours ?? 0) * HOUR_MS : rule.length;
  return rule.clock === "service" ? `${wordsOf(length)} de serviço` : wordsOf(length);
}

/** A promised length in its largest whole unit; a day stays "24 horas", as the contract says it. */
function wordsOf(ms: number): string {
  if (ms % DAY_MS === 0 && ms > 3 * DAY_MS) return plural(ms / DAY_MS, "dia");
  if (ms % HOUR_MS === 0) return plural(ms / HOUR_MS, "hora");
  return ms % MINUTE_MS === 0 ? plural(ms / MINUTE_MS, "minuto") : plural(ms / 1000, "segundo");
}

/** How long it took in the clock of its kind, without pauses: "12 segundos", "2h06", "4 dias e 7h". */
export function tookOf({ kind, startsAt, fulfilledAt, pausedSeconds }: ShownPromise): string {
  const [from, to] = [startsAt.getTime(), fulfilledAt?.getTime() ?? startsAt.getTime()];
  const ms =
    clockOf(kind) === "service" ? serviceTimeBetween(promiseHours, from, to) : to - from - pausedSeconds * 1000;
  return formatLength(Math.max(0, ms));
}

export function formatLength(ms: number): string {
  if (ms < MINUTE_MS) return plural(Math.max(1, Math.round(ms / 1000)), "segundo");
  if (ms < HOUR_MS) return plural(Math.floor(ms / MINUTE_MS), "minuto");
  const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS);
  if (ms < 2 * DAY_MS) return `${Math.floor(ms / HOUR_MS)}h${String(minutes).padStart(2, "0")}`;
  const hours = Math.floor((ms % DAY_MS) / HOUR_MS);
  const days = plural(Math.floor(ms / DAY_MS), "dia");
  return hours > 0 ? `${days} e ${hours}h` : days;
}

export const formatDays = (days: number): string => `+${plural(days, "dia")}`;

const IF_LATE: Readonly<Record<Credit, string | null>> = {
  none: null,
  one: "+1 dia",
  two: "+2 dias",
  "per-started-day": "+1 dia por dia de atraso",
  "one-after-24h": "+1 dia, se passar de 24 horas",
};

export const ifLateOf = (kind: PromiseKind): string | null => IF_LATE[promiseRules.content.kinds[kind].credit];
