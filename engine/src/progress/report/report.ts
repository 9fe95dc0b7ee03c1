import type { NumbersShown } from "../words/progress-words.ts";
import { nextSteps } from "./next-step.ts";
import { type ReportInput, reportFigures } from "./report-figures.ts";
import { type Sentence, writeSentences } from "./sentence.ts";
import { whatChanged } from "./what-changed.ts";
import { whatHelped } from "./what-helped.ts";

export type Report = {
  readonly changed: readonly string[];
  readonly helped: readonly string[];
  readonly nextStep: string;
};

const MOST_CHANGED = 4;
const MOST_HELPED = 2;

/** "O que mudou", "O que ajudou" and one next step. Each part says something, if only that it is too early. */
export function reportOf(input: ReportInput, numbers: NumbersShown): Report {
  const figures = reportFigures(input);
  const write = (sentences: readonly Sentence[], most: number, otherwise: Sentence["code"]): string[] => {
    const written = writeSentences(sentences, numbers, most);
    return written.length > 0 ? written : writeSentences([{ section: "food", code: otherwise }], numbers, 1);
  };
  const [nextStep = ""] = writeSentences(nextSteps(figures, input), numbers, 1);
  return {
    changed: write(whatChanged(figures, input.records.target), MOST_CHANGED, "changed.nothing"),
    helped: write(whatHelped(figures, input.records), MOST_HELPED, "helped.unknown"),
    nextStep,
  };
}
