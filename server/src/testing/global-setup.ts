import type { TestProject } from "vitest/node";
import { startPostgres } from "../../../scripts/lib/postgres.ts";
import { openDb } from "../platform/database/db.ts";
import { migrate } from "../platform/database/migrations.ts";
import { installQueues } from "../platform/jobs/jobs.ts";
import { QUEUES } from "../queues.ts";
import { TEMPLATE, withDatabase } from "./databases.ts";

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One private PostgreSQL for the run, with one migrated template that every worker's database is copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres({ fast: true });
  const template = await withDatabase(postgres.url, TEMPLATE);
  const db = openDb(template, { max: 1 });
  await migrate(db);
  await db.destroy();
  await installQueues(template, QUEUES);
  project.provide("postgresUrl", postgres.url);
  return () => postgres.stop();
}
