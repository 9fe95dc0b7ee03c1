import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { brand } from "@app/contract/brand";
import { exactly, type Figure, info } from "../../lib/report/figure.ts";
import type { Drill } from "../drill.ts";
import { type Installation, startInstallation } from "./installation.ts";
import { verifyAcknowledged } from "./verify-acknowledged.ts";
import { startVisitors } from "./visitors.ts";

const PEOPLE = 100_000;
const STEADY_MS = 3_000;

/** A typical expand migration: a new table, columns on the two busiest tables, a backfill, an index. */
const EXPAND = {
  "9001-drill-expand": `create table drill_notes (account_id uuid primary key references accounts (id), note text not null);
alter table payments add column drill_note text;
`,
  "9002-drill-fill": `-- no transaction
alter table accounts add column if not exists drill_name text;

-- until nothing is left
update accounts set drill_name = split_part(full_name, ' ', 1)
where id in (select id from accounts where drill_name is null limit 1000);

drop index concurrently if exists accounts_drill_name;
create index concurrently accounts_drill_name on accounts (drill_name);
`,
};

export const migration: Drill = {
  name: "migration",
  what: `A release with an expand migration (a table, columns on \`payments\` and \`accounts\`, ${PEOPLE} rows backfilled in batches, an index built concurrently) deployed by \`deploy/release.sh\` under the same load; then one that never gets ready, which is rolled back automatically.`,
  async run() {
    const installation = await startInstallation();
    try {
      await seed(installation);
      // Both are created before the load starts: copying would block the simulators in this process.
      const [next, broken] = [expandedRelease(installation), brokenRelease(installation)];
      const visitors = startVisitors(installation);
      await pause(STEADY_MS);
      const since = Date.now();
      await installation.operate("release.sh", [], next);
      const seconds = (Date.now() - since) / 1_000;
      await pause(STEADY_MS);
      const figures = [info("release with its migrations", seconds, { unit: "s" }), ...(await expanded(installation))];
      figures.push(await rollBack(installation, broken));
      await pause(STEADY_MS);
      await visitors.stop();
      return [...figures, ...(await verifyAcknowledged(installation, visitors))];
    } finally {
      await installation.close();
    }
  },
};

async function seed(installation: Installation): Promise<void> {
  await installation.query(
    `insert into accounts (id, full_name, country_code, created_at)
      select gen_random_uuid(), 'Ana Souza', '+55', now() from generate_series(1, $1)`,
    [PEOPLE],
  );
}

async function expanded(installation: Installation): Promise<Figure[]> {
  const [found] = await installation.query<{ valid: boolean; filled: number }>(
    `select (select indisvalid from pg_index where indexrelid = 'accounts_drill_name'::regclass) as valid,
      (select count(*) from accounts where drill_name = 'Ana')::int as filled`,
  );
  return [
    exactly("running", "the new release", currentRelease(installation) === "two" ? "running" : "not running"),
    exactly("valid", "the new index", found?.valid ? "valid" : "not valid"),
    exactly("all", "rows backfilled", (found?.filled ?? 0) >= PEOPLE ? "all" : String(found?.filled)),
  ];
}

function expandedRelease(installation: Installation): string {
  const tree = installation.nextRelease("two");
  for (const [name, text] of Object.entries(EXPAND)) writeFileSync(join(tree, `server/migrations/${name}.sql`), text);
  return tree;
}

function brokenRelease(installation: Installation): string {
  const tree = installation.nextRelease("three");
  writeFileSync(join(tree, "server/src/api.ts"), 'throw new Error("a release that cannot start");\n');
  return tree;
}

async function rollBack(installation: Installation, broken: string): Promise<Figure> {
  const output = await installation.operate("release.sh", [], broken).then(
    () => "it was accepted",
    (error: Error) => error.message,
  );
  const isBack = currentRelease(installation) === "two" && output.includes("two is running again");
  return exactly("rolled back", "a release that cannot start", isBack ? "rolled back" : output.slice(0, 200));
}

const currentRelease = (installation: Installation): string =>
  installation.read(`opt/${brand.slug}/current/RELEASE`).trim();
