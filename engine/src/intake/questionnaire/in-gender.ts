import type { Answers } from "../answers.ts";

/** "cheio(a)" as the person answered, where the sex is known: both forms are read by nobody about themselves. */
export function inGender(text: string, { q03 }: Answers): string {
  if (q03 !== "feminino" && q03 !== "masculino") return text;
  return text.replace(/o\(a\)/g, q03 === "feminino" ? "a" : "o");
}
