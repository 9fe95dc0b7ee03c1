/** `npm run dev`: all services, with reload. `-- --fresh` deletes the database of earlier runs. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { answers, startBackend } from "./lib/backend.ts";
import { HOST } from "./lib/ports.ts";
import { printAddresses } from "./lib/print-addresses.ts";
import { Runner } from "./lib/processes.ts";
import { at, openRunDir, ports, reservePorts, root } from "./lib/stack-config.ts";
import { webEnv } from "./lib/web-build.ts";

const since = Date.now();
const { values: options } = parseArgs({ options: { fresh: { type: "boolean" } } });
const verbosity = "everything";
const runDir = openRunDir("dev");
const runner = new Runner({ logDir: join(runDir, "logs") });

try {
  await reservePorts("dev", runDir);
  const databaseUrl = await startBackend(runner, { runDir, fresh: options.fresh ?? false, watch: true, verbosity });
  const router = join(root, "node_modules/.bin/react-router");
  await runner.start({
    name: "web",
    command: [
      process.execPath,
      "--conditions=development",
      router,
      "dev",
      "--host",
      HOST,
      "--port",
      String(ports.site),
      "--strictPort",
    ],
    cwd: join(root, "web"),
    env: { ...process.env, ...webEnv, NODE_ENV: "development", API_URL: at(ports.api) },
    isReady: answers(at(ports.site)),
    verbosity,
  });
  printAddresses({ runDir, databaseUrl, since });
} catch (error) {
  await runner.fail(error instanceof Error ? error.message : String(error));
}
