import { trainingTexts } from "../../../data/progress/food-training-sleep-texts.ts";
import { capitalise, feminine, listWords, masculine } from "../../nutrition/words/noun.ts";
import type { BestSet } from "../figures/best-sets.ts";
import type { ShownGroup } from "../figures/muscle-sets.ts";
import type { Climb } from "../figures/rungs-climbed.ts";
import type { Growth, TrainingFigures } from "../figures/training-figures.ts";
import { formatLoad } from "./format-figures.ts";
import { countInWords } from "./number-words.ts";
import { type Reader, type Section, writeSection } from "./section.ts";

type Code = keyof typeof trainingTexts;

/** Below this the weeks were lighter. */
const FEWER_RATIO = 0.9;
/** After these the training is no longer new. */
const FIRST_SESSIONS = 3;

const IN_GROUP: Readonly<Record<ShownGroup, string>> = {
  pernas: "nas pernas",
  peito: "no peito",
  costas: "nas costas",
  tronco: "no tronco",
  bracos: "nos braços",
};

export function trainingWords(figures: TrainingFigures, reader: Reader): Section {
  const { sessions, growth, marks, climbs } = figures;
  const shared = {
    sessions: capitalise(countInWords(sessions, masculine("treino"))),
    times: countInWords(sessions, feminine("vez", "vezes")),
    groups: listWords(
      (growth?.more ?? []).map((group) => IN_GROUP[group]),
      "e",
    ),
    climb: climbText(climbs[0]),
  };
  return writeSection(
    trainingTexts,
    {
      code: codeOf(figures),
      values: { ...shared, mark: markText(marks[0], "shown") },
      hiddenValues: { ...shared, mark: markText(marks[0], "hidden") },
    },
    reader,
  );
}

function codeOf({ sessions, growth }: TrainingFigures): Code {
  if (growth) return growthCode(growth);
  if (sessions === 0) return "none";
  return sessions > FIRST_SESSIONS ? "going" : "started";
}

function growthCode({ more, fewer, ratio }: Growth): Code {
  if (ratio === 0) return "paused";
  if (ratio < FEWER_RATIO) return "fewer";
  if (more.length === 0 || ratio < 1) return "same";
  return fewer.length === 0 && more.length > 2 ? "grewAll" : "grewSome";
}

/** `Um degrau acima: de “Flexão na parede” para “Flexão inclinada”.` */
export const climbText = (climb: Climb | undefined): string =>
  climb ? `Um degrau acima: de “${climb.from.name}” para “${climb.to.name}”.` : "";

/** `Marca nova em “Agachamento goblet”: 11 repetições com 12 kg.` */
export function markText(mark: BestSet | undefined, numbers: "shown" | "hidden"): string {
  if (!mark) return "";
  const { name, load, best } = mark;
  if (numbers === "hidden") return `Marca nova em “${name}”.`;
  const unit = load === "segundos" ? (best.count === 1 ? "segundo" : "segundos") : repetitions(best.count);
  const kg = best.kg ? ` com ${formatLoad(best.kg)}` : "";
  return `Marca nova em “${name}”: ${best.count} ${unit}${kg}.`;
}

const repetitions = (count: number): string => (count === 1 ? "repetição" : "repetições");
