import * as z from "zod";
import { roundHalfUp } from "../src/nutrition/rounding.ts";
import { type Piece, readSentence } from "../src/nutrition/sentence/read-sentence.ts";

const SentenceJson = z.object({ text: z.string() });

/** A sentence in the shape and rounding of the golden data. */
export function formatSentence(json: unknown) {
  const { pieces } = readSentence(SentenceJson.parse(json).text);
  return {
    items: pieces.flatMap((piece) => (piece.kind === "food" ? [formatFood(piece)] : [])),
    unknown: pieces.flatMap((piece) => (piece.kind === "unknown" ? [piece.text] : [])),
  };
}

/** `assumed` is brought by a plate word; a food typed without an amount is not. */
function formatFood({ ref, key, amount, why }: Extract<Piece, { kind: "food" }>) {
  const [table, id] = ref.split(":");
  return {
    food: key ?? ref,
    taco: table === "taco" ? Number(id) : null,
    grams: roundHalfUp(amount.grams),
    low: roundHalfUp(amount.low),
    high: roundHalfUp(amount.high),
    assumed: why === "plate",
  };
}
