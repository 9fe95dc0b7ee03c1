import { cookedSteps } from "../../../data/steps/cooked.ts";
import { freshSteps } from "../../../data/steps/fresh.ts";

const tables = { ...cookedSteps, ...freshSteps };

/** Foods of a kind are prepared alike, and their steps stand together. */
export type StepKind = keyof typeof tables;

/** A name or a step of one piece and of several. */
type Words = { readonly one: string; readonly many: string };

/** What is done with a food. */
export type FoodStep = {
  readonly kind: StepKind;
  /** With its article. */
  readonly name: Words;
  /** How it lies on the plate: `o tomate em rodelas`. */
  readonly cut: Words;
  /** They take turns over the week; `_` is the name. */
  readonly steps: readonly Words[];
  /** The same at breakfast, in snacks and at supper. */
  readonly lightSteps: readonly Words[];
};

/** Kinds that say how a food is cut before what is done with it. */
const CUT_KINDS = new Set<StepKind>(["folha", "cru", "fruta"]);

export const foodSteps: ReadonlyMap<string, FoodStep> = new Map(
  (Object.keys(tables) as StepKind[]).flatMap((kind) =>
    tables[kind]
      .trim()
      .split("\n")
      .map((line) => readStep(kind, line)),
  ),
);

/** `taco:222 | a maçã (as maçãs) | a maçã picada (as maçãs picadas) | lave _ e coma com casca`. */
function readStep(kind: StepKind, line: string): [string, FoodStep] {
  const [id = "", name = "", ...columns] = line.split(" | ");
  const cut = CUT_KINDS.has(kind) ? columns.shift() : name;
  const [usual = "", light = usual] = (columns[0] ?? "").split(" || ");
  return [
    id,
    { kind, name: readWords(name), cut: readWords(cut ?? name), steps: readTurns(usual), lightSteps: readTurns(light) },
  ];
}

function readTurns(text: string): Words[] {
  return text === "" ? [] : text.split(" / ").map(readWords);
}

/** Of several in brackets: the words before them that it takes the place of are as many as it has. */
function readWords(text: string): Words {
  const [, one = text, many] = /^(.*?) \(([^)]+)\)$/.exec(text) ?? [];
  if (many === undefined) return { one: text, many: text };
  return { one, many: one.includes("_") ? withEnd(one, many) : many };
}

function withEnd(text: string, end: string): string {
  const words = text.split(" ");
  return [...words.slice(0, Math.max(0, words.length - end.split(" ").length)), end].join(" ");
}
