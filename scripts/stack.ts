/**
 * `npm run stack`: the production build on one machine, behind nginx.
 *   -- --fresh        delete the database of earlier runs
 *   -- --build-only   build the web if it is stale, and exit
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { answers, startBackend } from "./lib/backend.ts";
import { prepareNginx } from "./lib/nginx.ts";
import { printAddresses } from "./lib/print-addresses.ts";
import { Runner } from "./lib/processes.ts";
import { at, openRunDir, ports, reservePorts } from "./lib/stack-config.ts";
import { deployWeb } from "./lib/web-build.ts";

const since = Date.now();
const { values: options } = parseArgs({
  options: { fresh: { type: "boolean" }, "build-only": { type: "boolean" } },
});
const verbosity = "warnings";
const runDir = openRunDir("stack");
const runner = new Runner({ logDir: join(runDir, "logs") });

try {
  if (!options["build-only"]) await reservePorts("stack", runDir);
  const site = await deployWeb(runner, runDir, verbosity);
  if (options["build-only"]) process.exit(0);

  const databaseUrl = await startBackend(runner, { runDir, fresh: options.fresh ?? false, verbosity });
  const nginx = prepareNginx({ runDir, site, verbosity });
  await runner.start({ ...nginx, name: "nginx", isReady: answers(at(ports.site, "/v1/ready")) });
  printAddresses({ runDir, databaseUrl, since });
} catch (error) {
  await runner.fail(error instanceof Error ? error.message : String(error));
}
