import { brand } from "@app/contract/brand";
import { weekdayName } from "../progress/words/format-figures.ts";
import { addDays, type Day, localTimeOf } from "../promises/local-time.ts";
import { promiseStatus } from "../promises/promise.ts";
import { promiseRules } from "../promises/promise-kinds.ts";

/** Until when a person answers what is sent now. */
export type AnswersBy = {
  readonly at: string;
  /** `hoje às 18h`, `segunda, 23/11, às 10h30`. */
  readonly exact: string;
  /** The same without a figure: `hoje à tarde`. */
  readonly inWords: string;
};

const hours = { ...brand.serviceHours, closedOn: promiseRules.content.closedOn };
const NOON = 12;
const EVENING = 18;

/** The promise that an answer in the conversation makes. */
export function answersBy(now: Date): AnswersBy {
  const { dueAt } = promiseStatus({ kind: "chat-answer", startsAt: now, pauses: [] }, hours, now);
  const { day, seconds } = localTimeOf(hours.timeZone, dueAt.getTime());
  const { day: today } = localTimeOf(hours.timeZone, now.getTime());
  const [hour, minute] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const clock = `às ${hour}h${minute === 0 ? "" : String(minute).padStart(2, "0")}`;
  const part = hour < NOON ? "de manhã" : hour < EVENING ? "à tarde" : "à noite";
  const near = day === today ? "hoje" : day === addDays(today, 1) ? "amanhã" : null;
  return {
    at: dueAt.toISOString(),
    exact: near ? `${near} ${clock}` : `${weekdayName(day)}, ${dateOf(day)}, ${clock}`,
    inWords: `${near ?? weekdayName(day)} ${part}`,
  };
}

const dateOf = (day: Day): string => `${day.slice(8)}/${day.slice(5, 7)}`;
