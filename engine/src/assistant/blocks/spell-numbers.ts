import { inWords } from "../../progress/words/number-words.ts";

const FEMININE =
  /^(?:asas?|barras?|batatas?|bolas?|colher|colheres|conchas?|coxas?|cuias?|doses?|escumadeiras?|espigas?|fatias?|folhas?|frutas?|garrafas?|horas?|latas?|mãos?|medidas?|palmas?|pontas?|porção|porções|postas?|refeição|refeições|repetição|repetições|revisão|revisões|rodelas?|semanas?|séries?|sobrecoxas?|taças?|tapiocas?|tigelas?|unidades?|vez|vezes|xícaras?)(?!\p{L})/u;
const WHOLE = /(^|[^\d.,/:])(\d{1,2})(?!\d|[.,/:]\d|h\b)/g;
const WORDS_AHEAD = 24;

/** `2 conchas` as `duas conchas`: hand measures stay where figures may not. What is no small whole number is left as it is. */
export const spellNumbers = (text: string): string =>
  text.replace(WHOLE, (found: string, before: string, figures: string, index: number) => {
    const ahead = text
      .slice(index + found.length, index + found.length + WORDS_AHEAD)
      .replace(/^\s*(?:(?:a|ou|e) \d+ )?/, "");
    return before + inWords(Number(figures), FEMININE.test(ahead) ? "f" : "m");
  });
