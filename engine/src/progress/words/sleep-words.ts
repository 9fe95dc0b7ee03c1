import { sleepTexts } from "../../../data/progress/food-training-sleep-texts.ts";
import { capitalise, feminine } from "../../nutrition/words/noun.ts";
import type { Night, SleepFigures } from "../figures/sleep-figures.ts";
import { progressRules } from "../progress-rules.ts";
import { formatDay, formatHours, weekdayName } from "./format-figures.ts";
import { countInWords, inWords } from "./number-words.ts";
import { type Reader, type Section, writeSection } from "./section.ts";

const { leastNights, nearMinutes } = progressRules.content.sleep;
const night = feminine("noite");
const SHORT_NIGHT_MINUTES = 315;
/** A smaller change of the mean is not worth a sentence. */
const LEAST_CHANGE = 20;

type Code = keyof typeof sleepTexts;

export const sleepWords = (figures: SleepFigures | null, reader: Reader): Section =>
  writeSection(sleepTexts, { code: codeOf(figures), ...(figures ? valuesOf(figures) : NO_VALUES) }, reader);

const NO_VALUES = { values: {}, hiddenValues: {} };

function codeOf(figures: SleepFigures | null): Code {
  if (!figures) return "none";
  if (figures.nights.length < leastNights) return "few";
  if (!figures.isEven) return "uneven";
  if (figures.usual < SHORT_NIGHT_MINUTES) return "short";
  return figures.change?.isMoreEven ? "moreEven" : "even";
}

function valuesOf(figures: SleepFigures) {
  const { nights, shortest, longest, usual } = figures;
  const missing = countInWords(Math.max(1, leastNights - nights.length), night);
  return {
    values: {
      missing,
      nights: capitalise(countInWords(nights.length, night)),
      usual: hoursInWords(usual),
      shortest: usual - shortest.minutes > nearMinutes ? shortestText(shortest) : "",
      least: formatHours(shortest.minutes),
      most: formatHours(longest.minutes),
      change: changeText(figures),
    },
    hiddenValues: { missing },
  };
}

/** `A mais curta foi a de quarta, 16/12: 5 h.` The night has the name of the day that it ended on. */
function shortestText({ day, minutes }: Night): string {
  return `A mais curta acabou ${inWeekday(day)}, ${formatDay(day)}: ${formatHours(minutes)}.`;
}

const inWeekday = (day: string): string => {
  const name = weekdayName(day);
  return `${name === "sábado" || name === "domingo" ? "no" : "na"} ${name}`;
};

/** `Foram cerca de 30 minutos a mais por noite do que antes.` */
function changeText({ change }: SleepFigures): string {
  if (!change || Math.abs(change.minutes) < LEAST_CHANGE) return "";
  return `Foram ${aboutSoLong(change.minutes)} a ${change.minutes > 0 ? "mais" : "menos"} por noite do que antes.`;
}

/** Either way: `cerca de 30 minutos`, `cerca de uma hora e meia`. */
export function aboutSoLong(minutes: number): string {
  const rounded = 10 * Math.round(Math.abs(minutes) / 10);
  return `cerca de ${rounded < 60 ? `${rounded} minutos` : hoursInWords(rounded)}`;
}

/** To the half hour: `sete horas`, `sete horas e meia`, `uma hora`. */
export function hoursInWords(minutes: number): string {
  const halves = Math.round(minutes / 30);
  const hours = Math.floor(halves / 2);
  if (hours === 0) return halves === 0 ? "quase nada" : "meia hora";
  const whole = `${inWords(hours, "f")} ${hours === 1 ? "hora" : "horas"}`;
  return halves % 2 === 1 ? `${whole} e meia` : whole;
}
