export type Row = Readonly<Record<string, string>>;

/** Reads a table of text: the first line names the columns, cells are divided by `|`. */
export function readTable(text: string): Row[] {
  const [header = "", ...lines] = text.trim().split("\n");
  const columns = cellsOf(header);
  return lines.map((line) => {
    const cells = cellsOf(line);
    if (cells.length > columns.length) throw new Error(`too many cells: ${line}`);
    const row: Record<string, string> = {};
    for (const [index, column] of columns.entries()) row[column] = cells[index] ?? "";
    return row;
  });
}

const cellsOf = (line: string): string[] => line.trim().split(/ *[|] */);

/** The cell's words, which are divided by commas. */
export const listOf = (cell: string | undefined): string[] => (cell ? cell.split(/ *, */) : []);

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
