import { plain } from "./reply.ts";

// Written apart from engine/src/assistant/grounding.ts, which the product checks its answers with: a fault of that one shows here.

const UNIT =
  "(?:kcal|calorias?|kg|quilos?|g|gramas?|ml|l|litros?|%|por cento|series|repeticoes|reps|minutos?|min|segundos?|horas?|dias?|semanas?)";
const WITH_UNIT = new RegExp(`(\\d{1,3}(?:\\.\\d{3})+(?:,\\d+)?|\\d+(?:[.,]\\d+)?)\\s*${UNIT}(?![a-z])`, "g");
const MONEY = /r\$\s*(\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?)/g;
const ANY = /\d{1,3}(?:\.\d{3})+(?:,\d+)?(?!\d)|\d+(?:[.,]\d+)?/g;
/** The numbers to call, and what everybody may read beside them: "188 (grátis, 24 horas)". */
const OF_HELP = new Set([188, 192, 24]);

/** Numbers with a unit that occur neither in a tool's result nor in the member's words. */
export function ungroundedIn(reply: string, results: readonly unknown[], asked: readonly string[]): string[] {
  const known = [...results.flatMap(numbersIn), ...asked.flatMap(numbersIn)];
  const text = plain(reply);
  const found = [...text.matchAll(WITH_UNIT), ...text.matchAll(MONEY)];
  return found
    .filter(([, number = ""]) => {
      const value = valueOf(number);
      const half = 0.5 * 10 ** -decimalsOf(number);
      const isNear = (one: number) => Math.abs(one - value) <= half + 1e-9;
      return !OF_HELP.has(value) && !known.some((one) => [one, one / 1000, one * 1000].some(isNear));
    })
    .map(([whole]) => whole);
}

function numbersIn(value: unknown): number[] {
  if (typeof value === "number") return [Math.abs(value)];
  if (typeof value === "string") return [...value.matchAll(ANY)].map(([number]) => valueOf(number));
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(numbersIn) : [];
}

/** `1.650` is a thousand and more, `2.5` and `2,5` are not. */
const valueOf = (written: string): number =>
  Number(
    /^\d{1,3}(\.\d{3})+(,\d+)?$/.test(written)
      ? written.replaceAll(".", "").replace(",", ".")
      : written.replace(",", "."),
  );

const decimalsOf = (written: string): number =>
  /^\d{1,3}(\.\d{3})+$/.test(written) ? 0 : (/[.,](\d+)$/.exec(written)?.[1]?.length ?? 0);
