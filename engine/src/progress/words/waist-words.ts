import { waistTexts } from "../../../data/progress/weight-and-waist-texts.ts";
import { masculine } from "../../nutrition/words/noun.ts";
import type { Day } from "../../promises/local-time.ts";
import type { MeasureChange } from "../figures/measure-change.ts";
import { progressRules } from "../progress-rules.ts";
import { formatCm, formatDay } from "./format-figures.ts";
import { countInWords } from "./number-words.ts";
import { type Reader, type Section, writeSection } from "./section.ts";

const { leastCm } = progressRules.content.measures;
/** The width of a finger, near enough for a word. */
const FINGER_CM = 1.5;
const MOST_FINGERS = 5;

type Code = keyof typeof waistTexts;

export const waistWords = (change: MeasureChange | null, today: Day, reader: Reader): Section =>
  writeSection(
    waistTexts,
    { code: codeOf(change), values: change ? valuesOf(change, today) : {}, hiddenValues: {} },
    reader,
  );

function codeOf(change: MeasureChange | null): Code {
  if (!change) return "none";
  if (change.marks.length === 1) return "one";
  if (Math.abs(change.cm) < leastCm) return "same";
  return change.cm < 0 ? "smaller" : "larger";
}

const valuesOf = ({ first, last, cm, nextOn }: MeasureChange, today: Day) => ({
  first: formatCm(first.cm),
  last: formatCm(last.cm),
  day: formatDay(last.day),
  fingers: fingersIn(cm),
  next: nextOn > today ? `Próxima medida em ${formatDay(nextOn)}.` : "Já dá para medir de novo.",
});

/** `dois dedos`, up to a hand. */
export function fingersIn(cm: number): string {
  const fingers = Math.max(1, Math.round(Math.abs(cm) / FINGER_CM));
  return fingers > MOST_FINGERS ? "mais de uma mão" : countInWords(fingers, masculine("dedo"));
}
