import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { findPostgres } from "../../../scripts/lib/postgres-cluster.ts";
import { place, runToEnd } from "../../lib/processes/pinned.ts";

export type Script = { text: string; weight?: number };
export type PgbenchResult = { done: number; rate: number };
/** The size of our connection pool. */
const CLIENTS = 10;
let files = 0;

/** PostgreSQL alone under pgbench with prepared statements, for a time or for `each` transactions per client. */
export async function pgbench(
  url: string,
  scripts: Script[],
  length: { seconds: number } | { each: number },
): Promise<PgbenchResult> {
  const chosen = scripts.flatMap(({ text, weight = 1 }) => {
    files += 1;
    const file = place(`script-${files}.sql`);
    writeFileSync(file, text);
    return ["-f", `${file}@${weight}`];
  });
  const until =
    "seconds" in length ? ["-T", String(Math.max(1, Math.round(length.seconds)))] : ["-t", String(length.each)];
  const output = await runToEnd([
    join(findPostgres(), "pgbench"),
    "-n",
    "--protocol=prepared",
    `--client=${CLIENTS}`,
    ...until,
    ...chosen,
    url,
  ]);
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? Number.NaN);
  if (number(/number of failed transactions: (\d+)/) > 0) throw new Error(output);
  return { done: number(/actually processed: (\d+)/), rate: number(/tps = ([\d.]+)/) };
}
