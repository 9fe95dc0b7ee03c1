import type { Reason } from "@app/contract/plan-document";
import { trainingReasonTexts, trainingReasonWords } from "../../../data/training-reasons.ts";
import { MAJOR_GROUPS } from "../library/exercise.ts";

export type TrainingReasonCode = keyof typeof trainingReasonTexts;

const texts = new Map<string, string>(Object.entries(trainingReasonTexts));

/** The reason as a sentence; null when an old version has a code of its own. */
export const trainingReasonText = ({ code, values }: Pick<Reason, "code" | "values">): string | null =>
  texts
    .get(code)
    ?.replace(/\{(\w+)\}/g, (_place, name: string) =>
      name === "rest" ? restOf(values) : wordsOf(name, values[name], code),
    ) ?? null;

/** Of the days that were offered one is left, or several. */
const restOf = ({ days, sessions }: Reason["values"]): string =>
  Number(days) - Number(sessions) === 1 ? "no outro dia" : "nos outros dias";

function wordsOf(name: string, value: string | number | undefined, code: string): string {
  if (value === undefined) throw new Error(`${code} without ${name}`);
  const keys = String(value).split(",");
  if (name === "groups" && keys.length === Object.keys(MAJOR_GROUPS).length) return "todos os grupos de músculos";
  return listed(keys.map((key) => trainingReasonWords[name]?.[key] ?? key));
}

/** `o peito`, `o peito e as costas`, `o peito, as costas e os ombros`. */
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} e ${words.at(-1)}`;
