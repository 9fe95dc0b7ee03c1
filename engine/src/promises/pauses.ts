import { type PromiseRule, promiseRules } from "./promise-kinds.ts";
import type { Interval } from "./service-clock.ts";

const { maxTeamPause, maxMemberPause, silence } = promiseRules.content;

export type PromisePause = {
  from: Date;
  /** null while it runs. */
  to: Date | null;
  reason: string;
  actor: "membro" | "equipe";
  messageSent?: boolean;
  nudges?: number;
  silentDays?: number;
};

export type IgnoredWhy =
  | "depois-do-fim"
  | "este-relogio-nao-para"
  | "motivo-fora-da-lista"
  | "sem-mensagem-enviada"
  | "sem-dois-avisos-e-7-dias"
  | "espera-de-ate-24-h"
  | "depois-do-vencimento";

export type CountedPauses = {
  /** In order and apart: overlapping pauses count once. */
  counted: Interval[];
  ignored: { from: Date; why: IgnoredWhy }[];
};

/**
 * The pauses that stop the clock of a promise until `end`. Each must begin before the promise is due, and each may move
 * that moment, so they are read in order with `dueAfter` the pauses before.
 */
export function countPauses(
  rule: PromiseRule,
  pauses: readonly PromisePause[],
  end: number,
  dueAfter: (counted: Interval[]) => number,
): CountedPauses {
  const counted: Interval[] = [];
  const ignored: CountedPauses["ignored"] = [];
  let teamLeft = maxTeamPause;
  for (const pause of [...pauses].sort((a, b) => a.from.getTime() - b.from.getTime())) {
    const { from, to } = intervalOf(rule, pause, end);
    const why =
      refusalOf(rule, pause, end) ?? (from >= dueAfter(merge(counted)) ? ("depois-do-vencimento" as const) : undefined);
    if (why) {
      ignored.push({ from: pause.from, why });
      continue;
    }
    const isTeam = pause.actor === "equipe";
    const cut = Math.min(to, from + (isTeam ? teamLeft : maxMemberPause));
    if (isTeam) teamLeft -= cut - from;
    counted.push({ from, to: cut });
  }
  return { counted: merge(counted), ignored };
}

function refusalOf(rule: PromiseRule, pause: PromisePause, end: number): IgnoredWhy | undefined {
  if (pause.from.getTime() > end) return "depois-do-fim";
  if (pause.actor === "membro") return rule.memberPauseStopsIt ? undefined : "este-relogio-nao-para";
  if (!rule.teamReasons.some((reason) => reason === pause.reason)) return "motivo-fora-da-lista";
  if (pause.reason === "membro-em-silencio") {
    const wasSilent = (pause.nudges ?? 0) >= silence.nudges && (pause.silentDays ?? 0) >= silence.days;
    return wasSilent ? undefined : "sem-dois-avisos-e-7-dias";
  }
  if (pause.reason !== "esperando-o-membro") return undefined;
  if (!pause.messageSent) return "sem-mensagem-enviada";
  const { from, to } = intervalOf(rule, pause, end);
  return rule.waitCountsAfter && from === to ? "espera-de-ate-24-h" : undefined;
}

/** How long a pause for this reason lasts before it stops the clock, in ms. */
export const countsAfter = (rule: PromiseRule, reason: string): number =>
  reason === "esperando-o-membro" ? (rule.waitCountsAfter ?? 0) : 0;

function intervalOf(rule: PromiseRule, pause: PromisePause, end: number): Interval {
  const from = pause.from.getTime() + countsAfter(rule, pause.reason);
  return { from, to: Math.max(from, Math.min(pause.to?.getTime() ?? end, end)) };
}

function merge(intervals: readonly Interval[]): Interval[] {
  const merged: Interval[] = [];
  for (const { from, to } of [...intervals].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && from <= last.to) merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, to) };
    else merged.push({ from, to });
  }
  return merged;
}
