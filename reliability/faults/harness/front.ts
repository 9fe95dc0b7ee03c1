import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, HOST } from "../../../scripts/lib/ports.ts";
import type { ManagedProcess } from "../../lib/processes/managed-process.ts";
import { createNginx, layOutSite } from "../../lib/processes/nginx.ts";
import type { Harness } from "../../lib/stack/harness.ts";
import { oncePerHarness } from "../../lib/stack/memoize.ts";

/** An API node with production rate limits, behind the real nginx. */
export type Front = { node: ManagedProcess; nginx: ManagedProcess; url: string; accessLog: () => string };

const GUARDED = { IP_LIMIT_FACTOR: "1" };

export const guardedOf = oncePerHarness<ManagedProcess>((harness) => harness.openNode("api-guarded", GUARDED));

export const frontOf = oncePerHarness<Front>(async (harness) => {
  const node = await guardedOf(harness);
  return { node, ...(await openNginx(harness, "nginx", new URL(node.url).host, GUARDED)) };
});

/** The real nginx with the production configuration in front of these upstreams. */
export async function openNginx(
  harness: Harness,
  name: string,
  api: string,
  { IP_LIMIT_FACTOR = harness.env["IP_LIMIT_FACTOR"] } = {},
): Promise<Omit<Front, "node">> {
  const directory = mkdtempSync(join(tmpdir(), "faults-nginx-"));
  const url = `http://${HOST}:${await freePort()}`;
  const SITE_DIR = layOutSite(join(directory, "site"));
  const nginx = createNginx({
    name,
    url,
    directory,
    logDir: harness.logDir,
    values: { SITE_DIR, API: api, SERVER: "plain", LISTEN: new URL(url).host, IP_LIMIT_FACTOR },
  });
  harness.atClose(async () => {
    await nginx.stop();
    rmSync(directory, { recursive: true, force: true });
  });
  await nginx.start();
  return { nginx, url, accessLog: () => readFileSync(join(directory, "access.log"), "utf8") };
}
