import { Pool } from "pg";
import { parseEnv } from "./env.ts";
import { openDb } from "./platform/database/db.ts";
import { migrate } from "./platform/database/migrations.ts";
import { installQueues } from "./platform/jobs/jobs.ts";
import { QUEUES } from "./queues.ts";

const { DATABASE_URL } = parseEnv();
// Without the usual statement_timeout: building an index on a large table may take long.
const db = openDb(new Pool({ connectionString: DATABASE_URL, max: 1, application_name: "migrate" }));
const applied = await migrate(db);
await db.destroy();
await installQueues(DATABASE_URL, QUEUES);
console.log(applied.length > 0 ? `Migrations applied: ${applied.join(", ")}` : "The database is up to date.");
