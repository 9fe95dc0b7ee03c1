import { unfilledPlaceholders } from "@app/engine/team/replies/fill-reply";

export type Part = { text: string; isMissing: boolean; at: number };

/** The text cut at what is still to be filled in. */
export function placeholderParts(text: string): Part[] {
  const names = unfilledPlaceholders(text);
  if (names.length === 0) return [{ text, isMissing: false, at: 0 }];
  const cut = new RegExp(`(${names.map((name) => `\\{${name}\\}`).join("|")})`, "u");
  let at = 0;
  return text.split(cut).map((part, index) => {
    const found = { text: part, isMissing: index % 2 === 1, at };
    at += part.length;
    return found;
  });
}
