/** One numbered file of plain SQL, forward only. */
export type Migration = {
  name: string;
  isTransactional: boolean;
  steps: { statement: string; isRepeated: boolean }[];
};

const NO_TRANSACTION = "-- no transaction";
const REPEATED = "-- until nothing is left";

/**
 * A file is one transaction, unless it begins with `-- no transaction`: then each statement commits alone, for indexes
 * built `concurrently` and for backfills, where a statement under `-- until nothing is left` repeats until it changes
 * no row. Such a file may stop half-way, so it must be idempotent.
 */
export function parseMigration(name: string, text: string): Migration {
  if (!text.startsWith(NO_TRANSACTION))
    return { name, isTransactional: true, steps: [{ statement: text, isRepeated: false }] };
  if (text.includes("$$"))
    throw new Error(`${name}: a file without a transaction is split at each ;, so it cannot contain $$`);
  const parts = text.split(/;[ \t]*(?:\n|$)/).map((part) => part.trim());
  const steps = parts
    .filter((part) => part.replaceAll(/^--.*$/gm, "").trim() !== "")
    .map((statement) => ({ statement, isRepeated: statement.split("\n").some((line) => line.startsWith(REPEATED)) }));
  return { name, isTransactional: false, steps };
}
