/** One letter for one letter, so that a place in the folded text is the same place in the name. */
const foldLetter = (letter: string): string => letter.normalize("NFD").charAt(0).toLowerCase();
const fold = (text: string): string => Array.from(text, foldLetter).join("");

export type MarkedText = { text: string; isMatch: boolean };

/** A name in parts: those where a word of the query begins a word of the name are matches. */
export function markMatch(name: string, query: string): MarkedText[] {
  const folded = fold(name);
  const isMatch = new Array<boolean>(name.length).fill(false);
  for (const word of fold(query).split(/\s+/).filter(Boolean)) {
    const at = beginningOf(word, folded);
    if (at !== -1) isMatch.fill(true, at, at + word.length);
  }
  return Array.from(name).reduce<MarkedText[]>((parts, letter, index) => {
    const last = parts.at(-1);
    if (last && last.isMatch === isMatch[index]) last.text += letter;
    else parts.push({ text: letter, isMatch: isMatch[index] ?? false });
    return parts;
  }, []);
}

function beginningOf(word: string, text: string): number {
  let at = text.indexOf(word);
  while (at > 0 && /[a-z0-9]/.test(text.charAt(at - 1))) at = text.indexOf(word, at + 1);
  return at;
}
