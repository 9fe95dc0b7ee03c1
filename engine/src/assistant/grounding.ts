import { foldText, joinSpaced } from "./fold-text.ts";
import { findNumbers, type NumberFound } from "./numbers/find-numbers.ts";

/** What an answer may name: the numbers of its tools, and what the member said. */
export type Grounds = { readonly numbers: readonly number[]; readonly words: string };

export const UNGROUNDED = "Não tenho esse número na sua tabela.";

/** Known to everybody, and useful in any answer: the numbers to call, and the age of the service. */
const COMMON = new Set([188, 192]);
const ADULT = 18;
const FEW = 10;
/** Of an answer itself, not of a body or a plate. */
const OF_THE_ANSWER =
  /^(?:opcao|opcoes|passos?|ideias?|perguntas?|jeitos?|formas?|sugestao|sugestoes|alternativas?|coisas?|trocas?|exemplos?|motivos?|caminhos?)(?![a-z])/;
const GRAMS_OR_MILLILITRES = /^(?:g|gr|gramas?|ml|mililitros?)(?![a-z])/;
const KILOGRAMS_OR_LITRES = /^(?:kg|kgs|quilos?|kilos?|l|lt|litros?)(?![a-z])/;
const EPSILON = 1e-9;

/** Numbers that tools answered, also those inside of their texts (dates, times, measures in words). */
export function groundsOf(toolResults: readonly unknown[], memberText: string): Grounds {
  const numbers = new Set<number>();
  const waiting: unknown[] = [...toolResults];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === "number" && Number.isFinite(value)) numbers.add(Math.abs(value));
    else if (typeof value === "string") for (const one of numbersOfText(value)) numbers.add(one);
    else if (value !== null && typeof value === "object") waiting.push(...(Object.values(value) as unknown[]));
  }
  return { numbers: [...numbers], words: memberText };
}

/** Whether every number of a sentence is known. The unit may be another of the same kind: 2.500 ml are 2,5 l. */
export function isGrounded(sentence: string, grounds: Grounds): boolean {
  const folded = foldText(sentence);
  // Digits of other scripts are no way to write Portuguese.
  if (/[^\P{N}0-9]/u.test(folded)) return false;
  const known = [...grounds.numbers, ...numbersOfText(grounds.words)];
  return [folded, joinSpaced(folded)].every((text) => findNumbers(text).every((found) => isKnown(found, known)));
}

function isKnown(found: NumberFound, known: readonly number[]): boolean {
  const { value, decimals, after, inWords } = found;
  if (!inWords && value <= FEW && OF_THE_ANSWER.test(after)) return true;
  if (!inWords && (COMMON.has(value) || (value === ADULT && /^anos(?![a-z])/.test(after)))) return true;
  const half = 0.5 * 10 ** -decimals;
  const factor = GRAMS_OR_MILLILITRES.test(after) ? 1000 : KILOGRAMS_OR_LITRES.test(after) ? 0.001 : undefined;
  return known.some(
    (one) =>
      Math.abs(one - value) <= half + EPSILON ||
      // In another unit only the exact amount: rounded, any number of thousands would do.
      (factor !== undefined && Math.abs(one * factor - value) <= EPSILON),
  );
}

const numbersOfText = (text: string): number[] => findNumbers(foldText(text)).map(({ value }) => value);
