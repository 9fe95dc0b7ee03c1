/** What is wrong with a text that a member reads: each sentence is whole and calm. */
export function sentenceFaults(text: string): string[] {
  const faults: [string, boolean][] = [
    ["does not begin with a capital or a figure", !/^[A-ZÀ-Ý“\d]/.test(text)],
    ["does not end with a full stop", !/[.]$/.test(text)],
    ["has a place without a value", /[{}]|undefined|null|NaN|Infinity|\[object/.test(text)],
    ["has spaces too many", /\s{2,}|\s[.,;:]|^\s|\s$/.test(text)],
    ["has a full stop too many", /\.{2,}|\. ?[,;:.]/.test(text)],
    ["has a sentence without a capital", /[.:;] [.]|[^\d.]\. (?![A-ZÀ-Ý“\d])/.test(text)],
    ["shouts", /!/.test(text)],
    ["has a unit on the next line", /\d (kg|g|kcal|cm|h)\b/.test(text)],
    ["has a decimal point", /\d\.\d(?!\d\d)/.test(text)],
    [
      "has a wrong plural",
      /(?<! e )\b(1|um|uma) (dias|semanas|noites|treinos|pesagens|repetições|segundos|dedos)\b/i.test(text),
    ],
  ];
  return faults.flatMap(([fault, isThere]) => (isThere ? [`${fault}: ${text}`] : []));
}

/** A figure, or a unit that only a figure of body or energy has. */
export const hiddenFaults = (text: string): string[] =>
  /\d|\b(kg|quilos?|gramas?|kcal|calorias?|cm|centímetros?|IMC)\b|%/i.test(text) ? [`shows a figure: ${text}`] : [];
