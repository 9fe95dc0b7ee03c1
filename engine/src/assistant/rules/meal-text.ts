/** Orders to the assistant and words of anger: the reader of sentences looks for foods only. */
const ORDERS =
  /(?:^|[\s,;.])(?:anota(?:r)?(?: a[ií])?|anote|registra(?:r)?|registre|p[oõ]e a[ií]|coloca a[ií]|lan[cç]a a[ií])(?=[\s:,]|$)[:,]?/giu;
const ANGER =
  /(?:^|[\s,;.])(?:(?:a |uma |essa |esse |dessa |desse )?(?:porra|merda|bosta|caralho|droga|desgra[cç]a)(?: d[aeo])?)(?=[\s,.!?]|$)/giu;
/** A command inside of a food's name. */
const BRACKETED = /\[[^\]]{0,400}\]?|<[^>]{0,400}>?|\{[^}]{0,400}\}?/gu;
const QUOTES = /["“”«»]/gu;

/** What was eaten, of a text that asks to log it. */
export const mealText = (text: string): string =>
  text
    .replace(BRACKETED, " ")
    .replace(QUOTES, "")
    .replace(ANGER, " ")
    .replace(ORDERS, " ")
    .replace(/\s+/gu, " ")
    .trim()
    .replace(/^[,:;.\s]+|[,:;.\s]+$/gu, "");
