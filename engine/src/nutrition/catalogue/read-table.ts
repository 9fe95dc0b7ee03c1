export type Row = Readonly<Record<string, string>>;

/** Reads a table of text: the first line names the columns, cells are divided by `|`. */
export function readTable(text: string): Row[] {
  const [header = [], ...lines] = text
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()));
  return lines.map((cells) => {
    if (cells.length > header.length) throw new Error(`too many cells: ${cells.join(" | ")}`);
    return Object.fromEntries(header.map((column, index) => [column, cells[index] ?? ""]));
  });
}

/** The cell's words, which are divided by commas. */
export const listOf = (cell: string | undefined): string[] =>
  (cell ?? "")
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);

/** A misspelt word must not become a food without its allergen. */
export function oneOf<Word extends string>(words: readonly Word[], word: string | undefined, where: string): Word {
  const found = words.find((known) => known === word);
  if (found === undefined) throw new Error(`${where}: "${word}" is none of ${words.join(", ")}`);
  return found;
}

export function numberOf(cell: string | undefined, where: string): number {
  const value = cell ? Number(cell) : Number.NaN;
  if (!Number.isFinite(value)) throw new Error(`${where}: "${cell}" is no number`);
  return value;
}
