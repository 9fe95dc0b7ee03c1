/** Texts of people that may be shown where numbers are hidden: those without a number. */
export const withoutFigures = (texts: readonly string[], isHidden: boolean): string[] =>
  isHidden ? texts.filter((text) => !/\p{N}/u.test(text)) : [...texts];

const FIGURE = /\d[\d.,]*\s*(?:kcal|cal|calorias?|g|gr|gramas?|kg|quilos?|mg|ml|cm|%)(?![a-zà-ú])/i;

/** The same for what is counted in hands and spoons. */
export const withoutWeights = (texts: readonly string[], isHidden: boolean): string[] =>
  isHidden ? texts.filter((text) => !FIGURE.test(text)) : [...texts];
