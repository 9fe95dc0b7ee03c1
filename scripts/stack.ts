/**
 * `npm run stack`: the product as one machine would run it, from the production build, behind the real nginx.
 *   -- --fresh        forget the database of earlier runs
 *   -- --build-only   build the web if it is stale, and stop there
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { announce } from "./lib/announce.ts";
import { answers, startBackend } from "./lib/backend.ts";
import { at, claimPorts, openRunDir, ports } from "./lib/house.ts";
import { prepareNginx } from "./lib/nginx.ts";
import { Runner } from "./lib/processes.ts";
import { deployWeb } from "./lib/web-build.ts";

const since = Date.now();
const { values: options } = parseArgs({
  options: { fresh: { type: "boolean" }, "build-only": { type: "boolean" } },
});
const loudness = "warnings";
const runDir = openRunDir("stack");
const runner = new Runner({ logDir: join(runDir, "logs") });

try {
  if (!options["build-only"]) await claimPorts("stack", runDir);
  const site = await deployWeb(runner, runDir, loudness);
  if (options["build-only"]) process.exit(0);

  const databaseUrl = await startBackend(runner, { runDir, fresh: options.fresh ?? false, loudness });
  const nginx = prepareNginx({ runDir, site, loudness });
  await runner.start({ ...nginx, name: "nginx", isReady: answers(at(ports.site, "/v1/ready")) });
  announce({ runDir, databaseUrl, since });
} catch (error) {
  await runner.fail(error instanceof Error ? error.message : String(error));
}
