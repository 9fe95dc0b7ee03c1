export type Gender = "f" | "m";
export type Noun = { readonly one: string; readonly many: string; readonly gender: Gender };

export const feminine = (one: string, many = `${one}s`): Noun => ({ one, many, gender: "f" });
export const masculine = (one: string, many = `${one}s`): Noun => ({ one, many, gender: "m" });

const QUARTERS: readonly Readonly<Record<Gender, string>>[] = [
  { f: "", m: "" },
  { f: "um quarto", m: "um quarto" },
  { f: "meia", m: "meio" },
  { f: "três quartos", m: "três quartos" },
];

/** `4 colheres de sopa`, `meia concha`, `1 punho e meio`; what is no quarter stands with a comma. */
export function describeCount(count: number, { one, many, gender }: Noun): string {
  const whole = Math.floor(count);
  const part = (count - whole) * 4;
  if (!Number.isInteger(part)) return `${String(count).replace(".", ",")} ${count < 2 ? one : many}`;
  const fraction = QUARTERS[part]?.[gender] ?? "";
  if (whole === 0) return part === 2 ? `${fraction} ${one}` : `${fraction} de ${one}`;
  const counted = `${whole} ${whole === 1 ? one : many}`;
  return fraction ? `${counted} e ${fraction}` : counted;
}

/** `arroz, feijão e salada`. */
export const listWords = (words: readonly string[], last: "e" | "ou"): string =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;

export const capitalise = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
