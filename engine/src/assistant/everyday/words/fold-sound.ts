/** How words sound; `comi` stays apart from `comer`, so that a slip of spelling finds its word: `rodísio` is `rodízio`, `desisti` is `desistir`. */
export function foldSound(word: string): string {
  const sound = foldSpelling(word);
  if (sound.length <= SHORT) return sound;
  const one = sound.replace(/s$/, "");
  if (one === STOP) return one;
  const bare = one.length > SHORT ? one.replace(/r$/, "") : one;
  return bare.replace(/u$/, "o");
}

/** Without what the end of a word loses: of the beginning of one. */
export const foldSpelling = (word: string): string =>
  word
    .replace(/(\D)\1+/g, "$1")
    .replace(/^h/, "")
    .replace(/ph/g, "f")
    .replace(/w/g, "v")
    .replace(/y/g, "i")
    .replace(/[cs]h/g, "x")
    .replace(/sc(?=[ei])/g, "s")
    .replace(/c(?=[ei])/g, "s")
    .replace(/qu?|c/g, "k")
    .replace(/z/g, "s")
    .replace(/g(?=[ei])/g, "j")
    .replace(/m(?=[^aeiou]|$)/g, "n")
    .replace(/l(?=[^aeiou]|$)/g, "u");

const SHORT = 3;
/** Without its end it would be the small word `para`. */
const STOP = "parar";
