import type { UnitKey } from "../catalogue/measure.ts";
import type { Item } from "./item.ts";
import { readFood } from "./read-food.ts";
import { readUnknown, readUnknownAmount } from "./read-unknown.ts";
import { foodAt, isUnknownAt, isWord, type Reader, skipLinks, wordAt } from "./reader.ts";

/** Every token in exactly one item, from left to right. */
export function readItems(reader: Reader): Item[] {
  const items: Item[] = [];
  let unit: UnitKey | null = null;
  let at = 0;
  while (at < reader.tokens.length) {
    const item = readItem(reader, at, unit);
    if (item.kind === "food") unit = item.said.unit;
    items.push(item);
    at = item.end;
  }
  return items;
}

function readItem(reader: Reader, at: number, before: UnitKey | null): Item {
  const { tokens } = reader;
  if (tokens[at]?.kind === "mark") return { kind: "filler", from: at, end: at + 1 };
  return (
    readPlate(reader, at) ??
    readFillerPhrase(reader, at) ??
    readNegation(reader, at) ??
    readFood(reader, at, before) ??
    readFiller(reader, at) ??
    readUnknownAmount(reader, at) ??
    readUnknown(reader, at, at)
  );
}

/** `PF`, `um PF`; `1 quilo de` is a weight. */
function readPlate({ vocabulary, tokens }: Reader, at: number): Item | undefined {
  const hasArticle = vocabulary.numbers.get(tokens[at]?.word ?? "") === 1 || tokens[at]?.word === "1";
  const start = hasArticle ? at + 1 : at;
  const [found] = vocabulary.plates.matches(tokens, start);
  const isWeight = hasArticle && vocabulary.weights.has(tokens[start]?.word ?? "");
  return found && !isWeight ? { kind: "plate", from: at, end: found.end, plate: found.value } : undefined;
}

/** `café da manhã` is no coffee. */
function readFillerPhrase(reader: Reader, at: number): Item | undefined {
  const [found] = reader.vocabulary.fillerPhrases.matches(reader.tokens, at);
  return found && found.end > (foodAt(reader, at)?.end ?? 0) ? { kind: "filler", from: at, end: found.end } : undefined;
}

/** `sem salada`, `sem casca`. */
function readNegation(reader: Reader, at: number): Item | undefined {
  if (!isWord(reader, at) || !reader.vocabulary.negations.has(wordAt(reader, at))) return undefined;
  const next = skipLinks(reader, at + 1);
  const food = foodAt(reader, next);
  if (food) return { kind: "without", from: at, end: food.end, sense: food.value };
  const end = isUnknownAt(reader, next) ? readUnknown(reader, at, next).end : at + 1;
  return { kind: "without", from: at, end, sense: null };
}

function readFiller({ vocabulary, tokens }: Reader, at: number): Item | undefined {
  const word = tokens[at]?.word ?? "";
  const isFiller = vocabulary.fillers.has(word) || vocabulary.separators.has(word);
  const startsUnknown = vocabulary.numbers.has(word);
  return isFiller && !startsUnknown ? { kind: "filler", from: at, end: at + 1 } : undefined;
}
