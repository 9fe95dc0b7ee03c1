import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { startPostgres } from "../../scripts/lib/postgres.ts";
import { openDb } from "../../server/src/platform/database/db.ts";
import { migrate } from "../../server/src/platform/database/migrations.ts";
import { installQueues } from "../../server/src/platform/jobs/jobs.ts";
import { QUEUES } from "../../server/src/queues.ts";
import { seedMembers, seedQueues } from "../../server/src/staff/testing/many-members.ts";

const SIZE = { professionals: 20, membersEach: 500 };
const E2E = fileURLToPath(new URL("../../e2e", import.meta.url));

/**
 * A nutritionist's morning among ten thousand members: twenty plans changed, signed and published in a real browser with
 * the keyboard alone. Prints the keys and seconds of each, and the API's time of every call.
 */
export async function provePlanMorning(): Promise<void> {
  const postgres = await startPostgres({ fast: true });
  try {
    const db = openDb(postgres.url, { max: 1 });
    await migrate(db);
    await db.destroy();
    await installQueues(postgres.url, QUEUES);
    await seedMembers(postgres.url, SIZE);
    await seedQueues(postgres.url);
    const config = ["--config", "morning/playwright.config.ts"];
    const env = { ...process.env, DATABASE_URL: postgres.url };
    const morning = spawn("npx", ["playwright", "test", ...config], { cwd: E2E, env, stdio: "inherit" });
    const [code] = (await once(morning, "exit")) as [number | null];
    process.exitCode = code ?? 1;
  } finally {
    await postgres.stop();
  }
}
