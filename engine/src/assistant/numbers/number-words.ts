const VALUES: Readonly<Record<string, number>> = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  onze: 11,
  doze: 12,
  treze: 13,
  catorze: 14,
  quatorze: 14,
  quinze: 15,
  dezesseis: 16,
  dezessete: 17,
  dezoito: 18,
  dezenove: 19,
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  sessenta: 60,
  setenta: 70,
  oitenta: 80,
  noventa: 90,
  cem: 100,
  cento: 100,
  duzentos: 200,
  duzentas: 200,
  trezentos: 300,
  trezentas: 300,
  quatrocentos: 400,
  quatrocentas: 400,
  quinhentos: 500,
  quinhentas: 500,
  seiscentos: 600,
  seiscentas: 600,
  setecentos: 700,
  setecentas: 700,
  oitocentos: 800,
  oitocentas: 800,
  novecentos: 900,
  novecentas: 900,
  mil: 1000,
  meio: 0.5,
  meia: 0.5,
};
const WORD = Object.keys(VALUES).join("|");

/** Number words side by side, with "e" between them or not: mil e duzentas, duas e meia. */
export const NUMBER_WORDS = new RegExp(`(^|[^a-z0-9])((?:${WORD})(?:(?: e)? (?:${WORD})(?![a-z]))*)(?![a-z0-9])`, "g");

export const isNumberWord = (word: string): boolean => Object.hasOwn(VALUES, word);

/** Thousand multiplies what stands before it; everything else is added. */
export function valueOf(words: string): number {
  let sum = 0;
  for (const word of words.split(/ e | /)) {
    if (word === "mil") sum = (sum || 1) * 1000;
    else sum += VALUES[word] ?? 0;
  }
  return sum;
}
