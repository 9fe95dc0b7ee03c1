import { type ReportCode, reportTexts } from "../../../data/progress/report-texts.ts";
import { isHiddenFrom, type NumbersShown, type ProgressSection } from "../words/progress-words.ts";
import { fill, type Values } from "../words/section.ts";

export type Sentence = {
  /** Whose numbers may be hidden. */
  readonly section: ProgressSection;
  readonly code: ReportCode;
  readonly values?: Values;
  /** Those of the hidden text, where they are others. */
  readonly hiddenValues?: Values;
};

/** Null where nothing can be said without figures. */
export function writeSentence({ section, code, values = {}, hiddenValues }: Sentence, numbers: NumbersShown) {
  const isHidden = isHiddenFrom(section, numbers);
  const text = reportTexts[code][isHidden ? "hidden" : "shown"];
  return text === null ? null : fill(text, isHidden ? (hiddenValues ?? values) : values);
}

/** In their order, at most so many. */
export const writeSentences = (sentences: readonly Sentence[], numbers: NumbersShown, most: number): string[] =>
  sentences
    .map((sentence) => writeSentence(sentence, numbers))
    .filter((text) => text !== null)
    .slice(0, most);
