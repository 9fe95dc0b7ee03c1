import type { Gender, Noun } from "../../nutrition/words/noun.ts";

const UP_TO_TWENTY =
  "zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove vinte".split(
    " ",
  );
const TENS = ["", "", "vinte", "trinta", "quarenta", "cinquenta", "sessenta", "setenta", "oitenta", "noventa"];
const FEMININE: Readonly<Record<string, string>> = { um: "uma", dois: "duas" };

/** `dois`, `vinte e duas`; digits from 100 on. */
export function inWords(count: number, gender: Gender): string {
  const whole = Math.round(count);
  if (whole > 99) return String(whole);
  const unit = UP_TO_TWENTY[whole > 20 ? whole % 10 : whole] ?? "";
  const inGender = gender === "f" ? (FEMININE[unit] ?? unit) : unit;
  if (whole <= 20) return inGender;
  const tens = TENS[Math.floor(whole / 10)] ?? "";
  return whole % 10 === 0 ? tens : `${tens} e ${inGender}`;
}

/** `uma noite`, `catorze noites`. */
export const countInWords = (count: number, { one, many, gender }: Noun): string =>
  `${inWords(count, gender)} ${Math.round(count) === 1 ? one : many}`;

/** `cinco dos sete dias`, `todos os sete dias`, `nenhum dos sete dias`; of one: `o dia`. */
export function shareInWords(count: number, all: number, { one, many, gender }: Noun): string {
  const article = gender === "f" ? "a" : "o";
  if (all === 1) return count > 0 ? `${article} ${one}` : `${gender === "f" ? "nenhuma" : "nenhum"} ${one}`;
  const whole = `${inWords(all, gender)} ${many}`;
  if (count >= all) return all === 2 ? `${article}s ${whole}` : `tod${article}s ${article}s ${whole}`;
  const part = count === 0 ? (gender === "f" ? "nenhuma" : "nenhum") : inWords(count, gender);
  return `${part} d${article}s ${whole}`;
}
