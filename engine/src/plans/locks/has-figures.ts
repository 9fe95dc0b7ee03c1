const ENERGY = /\d[\d.,]*\s*(k?cal|quilocalorias?|calorias?|kj)\b/iu;
const AMOUNT = /\d[\d.,]*\s*(k?cal|quilocalorias?|calorias?|kj|m?g|gr|gramas?|kg|kilos?|quilos?)\b/iu;

/** A figure of energy, macros, grams or weight: `150 g`, `1.650 kcal`, `2kg`. */
export const hasFigures = (text: string): boolean => AMOUNT.test(text);

/** Of energy alone: a load in kilograms is no figure of the body. */
export const hasEnergyFigures = (text: string): boolean => ENERGY.test(text);
