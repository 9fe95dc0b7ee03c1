/** One numbered file of plain SQL, forward only. */
export type Migration = {
  name: string;
  /** All of it or nothing: the usual case. */
  isTransactional: boolean;
  steps: { statement: string; isRepeated: boolean }[];
};

const BY_ITSELF = "-- no transaction";
const REPEATED = "-- until nothing is left";

/**
 * Usually a file is one transaction. One that begins with `-- no transaction` is done statement by statement, for
 * indexes built `concurrently` and for rows filled in small batches: a statement under `-- until nothing is left` is
 * repeated until it changes no row. Such a file may stop half-way, so it must be able to begin again.
 */
export function parseMigration(name: string, text: string): Migration {
  if (!text.startsWith(BY_ITSELF))
    return { name, isTransactional: true, steps: [{ statement: text, isRepeated: false }] };
  if (text.includes("$$")) throw new Error(`${name}: a file without a transaction is cut at each ;, so no $$ in it`);
  const parts = text.split(/;[ \t]*(?:\n|$)/).map((part) => part.trim());
  const steps = parts
    .filter((part) => part.replaceAll(/^--.*$/gm, "").trim() !== "")
    .map((statement) => ({ statement, isRepeated: statement.split("\n").some((line) => line.startsWith(REPEATED)) }));
  return { name, isTransactional: false, steps };
}
