import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { brand } from "@app/contract/brand";
import { type Drill, exactly, type Figure, told } from "../drill.ts";
import { lookBack } from "./afterwards.ts";
import { type House, openHouse } from "./house.ts";
import { openVisitors } from "./visitors.ts";

const PEOPLE = 100_000;
const CALM_MS = 3_000;

/** What a new feature usually needs: something new, a column on the two busiest tables, rows filled in, an index. */
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
  what: `A release with an expand migration (a table, columns on \`payments\` and \`accounts\`, ${PEOPLE} rows filled in batches, an index built concurrently) put in place by \`deploy/release.sh\` under the same load; then one that never gets ready, which is put back by itself.`,
  async run() {
    const house = await openHouse();
    try {
      await seed(house);
      // Both made before anybody comes: copying would hold up the simulators, which live in this process.
      const [next, broken] = [expandedRelease(house), brokenRelease(house)];
      const visitors = openVisitors(house);
      await pause(CALM_MS);
      const since = Date.now();
      await house.operate("release.sh", [], next);
      const seconds = (Date.now() - since) / 1_000;
      await pause(CALM_MS);
      const figures = [told("release with its migrations", seconds, { unit: "s" }), ...(await expanded(house))];
      figures.push(await putBack(house, broken));
      await pause(CALM_MS);
      await visitors.stop();
      return [...figures, ...(await lookBack(house, visitors))];
    } finally {
      await house.close();
    }
  },
};

async function seed(house: House): Promise<void> {
  await house.ask(
    `insert into accounts (id, full_name, country_code, created_at)
      select gen_random_uuid(), 'Ana Souza', '+55', now() from generate_series(1, $1)`,
    [PEOPLE],
  );
}

async function expanded(house: House): Promise<Figure[]> {
  const [found] = await house.ask<{ valid: boolean; filled: number }>(
    `select (select indisvalid from pg_index where indexrelid = 'accounts_drill_name'::regclass) as valid,
      (select count(*) from accounts where drill_name = 'Ana')::int as filled`,
  );
  return [
    exactly("running", "the new release", currentRelease(house) === "two" ? "running" : "not running"),
    exactly("valid", "the new index", found?.valid ? "valid" : "not valid"),
    exactly("all", "rows filled in", (found?.filled ?? 0) >= PEOPLE ? "all" : String(found?.filled)),
  ];
}

function expandedRelease(house: House): string {
  const tree = house.nextRelease("two");
  for (const [name, text] of Object.entries(EXPAND)) writeFileSync(join(tree, `server/migrations/${name}.sql`), text);
  return tree;
}

function brokenRelease(house: House): string {
  const tree = house.nextRelease("three");
  writeFileSync(join(tree, "server/src/api.ts"), 'throw new Error("a release that cannot start");\n');
  return tree;
}

async function putBack(house: House, broken: string): Promise<Figure> {
  const said = await house.operate("release.sh", [], broken).then(
    () => "it was taken for good",
    (error: Error) => error.message,
  );
  const isBack = currentRelease(house) === "two" && said.includes("two is running again");
  return exactly("put back", "a release that cannot start", isBack ? "put back" : said.slice(0, 200));
}

const currentRelease = (house: House): string => house.read(`opt/${brand.slug}/current/RELEASE`).trim();
