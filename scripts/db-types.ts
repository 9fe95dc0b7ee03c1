/** Generates server/src/platform/database/schema.ts from a freshly migrated database; --check only reports drift. */
import { execFileSync } from "node:child_process";
import { startPostgres } from "./lib/postgres.ts";

const postgres = await startPostgres({ fast: true });
const env = { ...process.env, DATABASE_URL: postgres.url };
const run = (command: string, args: string[]) =>
  execFileSync(command, args, { env, stdio: ["ignore", "pipe", "inherit"] });

try {
  run("node", ["server/src/migrate.ts"]);
  const options = ["--dialect", "postgres", "--camel-case", "--default-schema", "public"];
  const files = [
    "--include-pattern",
    "public.!(schema_migrations)",
    "--out-file",
    "server/src/platform/database/schema.ts",
  ];
  const verify = process.argv.includes("--check") ? ["--verify"] : [];
  run("node_modules/.bin/kysely-codegen", [...options, ...files, ...verify]);
} catch {
  console.error(
    "server/src/platform/database/schema.ts differs from the migrations: run `npm run db:types` and commit it.",
  );
  process.exitCode = 1;
} finally {
  await postgres.stop();
}
