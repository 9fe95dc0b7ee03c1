/** One character for one, so that a place in the folded text is the same place in the name. */
const foldCharacter = (character: string): string => character.normalize("NFD").charAt(0).toLowerCase();
const fold = (text: string): string => Array.from(text, foldCharacter).join("");

export type MarkedText = { text: string; isMatch: boolean };

/** A name in parts: those where a word of the query begins a word of the name are matches. */
export function markMatch(name: string, query: string): MarkedText[] {
  const folded = fold(name);
  const isMatch = Array.from(name, () => false);
  for (const word of fold(query).split(/\s+/).filter(Boolean)) {
    const at = beginningOf(word, folded);
    if (at !== -1) isMatch.fill(true, at, at + word.length);
  }
  return Array.from(name).reduce<MarkedText[]>((parts, character, index) => {
    const last = parts.at(-1);
    if (last && last.isMatch === isMatch[index]) last.text += character;
    else parts.push({ text: character, isMatch: isMatch[index] ?? false });
    return parts;
  }, []);
}

function beginningOf(word: string, text: string): number {
  let at = text.indexOf(word);
  while (at > 0 && /[a-z0-9]/.test(text.charAt(at - 1))) at = text.indexOf(word, at + 1);
  return at;
}
