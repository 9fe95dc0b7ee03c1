import { openPool } from "../../../server/src/platform/database/db.ts";
import { FIRST } from "./people.ts";

/** The work of a recorded call by EXPLAIN ANALYZE, summed over its statements. */
export type Work = { buffers: number; walBytes: number; indexes: number; seqScans: string[]; rowsFiltered: number };

/** A range of account numbers. */
export type AccountRange = { from: number; count: number };

export type Node = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  Operation?: string;
  "Shared Hit Blocks"?: number;
  "Shared Read Blocks"?: number;
  "WAL Bytes"?: number;
  "Rows Removed by Filter"?: number;
  Plans?: Node[];
};

const REPEATS = 5;
/**
 * Tables that stay small whatever the number of accounts: PostgreSQL scans them sequentially, and the filtered rows
 * depend on what was measured before.
 */
const SMALL = new Set(["queue", "version", "schedule", "throttles", "gateway_quota"]);

/** Runs the script's statements with new values and rolls back, several times; returns the run with the fewest buffers. */
export async function workOf(databaseUrl: string, script: string, { from, count }: AccountRange): Promise<Work> {
  const pool = openPool(databaseUrl, { max: 1, name: "work" });
  const client = await pool.connect();
  const indexCounts = await countIndexes(client);
  const runs: Work[] = [];
  try {
    for (let run = 0; run < REPEATS; run += 1) {
      const values = {
        n: String(800_000_000_000 + Math.floor(Math.random() * 1e11)),
        k: String(FIRST + from + Math.floor(Math.random() * count)),
      };
      await client.query("begin");
      const plans: Node[] = [];
      for (const statement of statementsIn(script, values)) {
        const { rows } = await client.query(`explain (analyze, buffers, wal, format json) ${statement}`);
        plans.push((rows as { "QUERY PLAN": [{ Plan: Node }] }[])[0]?.["QUERY PLAN"][0].Plan as Node);
      }
      await client.query("rollback");
      runs.push(sumUp(plans, indexCounts));
    }
  } finally {
    client.release();
    await pool.end();
  }
  const [least] = runs.toSorted((a, b) => a.buffers - b.buffers);
  if (!least) throw new Error("nothing ran");
  return least;
}

function statementsIn(script: string, { n, k }: { n: string; k: string }): string[] {
  return script
    .split("\n")
    .filter((line) => line && !line.startsWith("\\"))
    .map((line) => line.replace(/;$/, ""))
    .filter((line) => !/^(begin|commit)\b/i.test(line))
    .map((line) => line.replaceAll(/(?<!:):n\b/g, `'${n}'`).replaceAll(/(?<!:):k\b/g, `'${k}'`));
}

type Client = { query: (text: string) => Promise<{ rows: unknown[] }> };

async function countIndexes(client: Client): Promise<Map<string, number>> {
  const { rows } = await client.query(
    "select relname as name, count(*)::int as count from pg_index join pg_class on pg_class.oid = indrelid group by 1",
  );
  return new Map((rows as { name: string; count: number }[]).map(({ name, count }) => [name, count]));
}

export function sumUp(plans: Node[], indexCounts: Map<string, number>): Work {
  const nodes = plans.flatMap(withChildren);
  const large = nodes.filter((node) => !SMALL.has(node["Relation Name"] ?? ""));
  const writes = nodes.filter((node) => node["Node Type"] === "ModifyTable");
  return {
    // A plan node's buffers include those of its children.
    buffers: plans.reduce((sum, plan) => sum + (plan["Shared Hit Blocks"] ?? 0) + (plan["Shared Read Blocks"] ?? 0), 0),
    walBytes: plans.reduce((sum, plan) => sum + (plan["WAL Bytes"] ?? 0), 0),
    indexes:
      nodes.filter((node) => node["Index Name"] !== undefined).length +
      writes.reduce((sum, node) => sum + (indexCounts.get(node["Relation Name"] ?? "") ?? 0), 0),
    seqScans: large.flatMap((node) => (node["Node Type"] === "Seq Scan" ? (node["Relation Name"] ?? "?") : [])),
    rowsFiltered: large.reduce((sum, node) => sum + (node["Rows Removed by Filter"] ?? 0), 0),
  };
}

const withChildren = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(withChildren)];
