import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { landings } from "@app/contract/landings";
import { nginxCommand } from "../../../scripts/lib/nginx.ts";
import { writeNginxConfig } from "../../../scripts/lib/nginx-config.ts";
import { freePort, HOST } from "../../../scripts/lib/ports.ts";
import { headersConf } from "../../../web/build-steps/security-headers.ts";
import { createManagedProcess, type ManagedProcess } from "../../lib/processes/managed-process.ts";
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
  const site = layOutSite(join(directory, "site"));
  const url = `http://${HOST}:${await freePort()}`;
  const config = writeNginxConfig(join(directory, "conf"), {
    SITE_DIR: site,
    RUN_DIR: directory,
    API: api,
    SERVER: "plain",
    LISTEN: new URL(url).host,
    IP_LIMIT_FACTOR,
    NGINX_USER: process.getuid?.() === 0 ? "root" : undefined,
  });
  const command = nginxCommand(directory, config);
  const nginx = createManagedProcess({ name, command, env: process.env, url, logDir: harness.logDir });
  harness.atClose(async () => {
    await nginx.stop();
    rmSync(directory, { recursive: true, force: true });
  });
  await nginx.start();
  return { nginx, url, accessLog: () => readFileSync(join(directory, "access.log"), "utf8") };
}

/** Pages of realistic size at every landing's path, with the headers that the build writes. */
function layOutSite(site: string): string {
  const filling = "<p>Arroz, feijão e um plano que cabe na semana.</p>\n".repeat(400);
  const paths = Object.values(landings).flatMap((landing) => landing.paths);
  for (const path of ["", "login", "404", "__spa-fallback", ...paths]) {
    const isFile = path === "404" || path === "__spa-fallback";
    const directory = join(site, "client", isFile ? "" : path);
    mkdirSync(directory, { recursive: true });
    writeFileSync(join(directory, isFile ? `${path}.html` : "index.html"), `<!doctype html><h1>${path}</h1>${filling}`);
  }
  writeFileSync(join(site, "headers.conf"), headersConf("loader", "https://pixel.example"));
  return site;
}
