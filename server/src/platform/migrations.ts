import { readdir, readFile } from "node:fs/promises";
import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Db } from "./db.ts";

const folder = new URL("../../migrations/", import.meta.url);

/** Numbered plain SQL, forward only. A lock that cannot be had at once must not queue the whole site behind it. */
async function readMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql"));
  const entries = names.map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(new URL(name, folder), "utf8");
    const up: Migration["up"] = async (db) => {
      await sql`set local lock_timeout = '3s'`.execute(db);
      await sql.raw(text).execute(db);
    };
    return [name.slice(0, -".sql".length), { up }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Applies what is missing and gives back the names of what it applied. */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}
