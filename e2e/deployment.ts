import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { hasEnded, spawnChild, stopChild } from "../scripts/lib/child-process.ts";
import { nginxCommand } from "../scripts/lib/nginx.ts";
import { writeNginxConfig } from "../scripts/lib/nginx-config.ts";
import { test as base } from "./journey.ts";
import { PORT_BASE } from "./urls.ts";

const root = join(import.meta.dirname, "..");
const runDir = join(root, ".run", `stack-${PORT_BASE}`);

type Deployment = {
  /** Deploys another build of the same pages; returns its version. */
  release: () => Promise<string>;
  /** Deploys the build that turns the service worker off. */
  turnWorkerOff: () => Promise<void>;
  /** Deletes files that only the previous build needs. */
  removeAssets: (pattern: string) => void;
};

/** `publish` returns once the server answers with the worker that is on its disk: nginx caches open files. */
type DeployedSite = { url: string; publish: () => Promise<void> };

/** The journey's own copy of the site, behind a second nginx in front of the same API. */
export const test = base.extend<{ deployment: Deployment }, { deployedSite: DeployedSite }>({
  deployedSite: [
    async ({}, use, { parallelIndex }) => {
      const address = `127.0.0.1:${PORT_BASE + 64 + parallelIndex}`;
      const directory = join(runDir, `nginx-deployment-${parallelIndex}`);
      const config = writeNginxConfig(directory, {
        SITE_DIR: siteOf(parallelIndex),
        RUN_DIR: directory,
        API: `127.0.0.1:${PORT_BASE + 1}`,
        SERVER: "plain",
        LISTEN: address,
        IP_LIMIT_FACTOR: "100",
        NGINX_USER: process.getuid?.() === 0 ? "root" : undefined,
      });
      deployFirstBuild(siteOf(parallelIndex));
      const nginx = spawnChild(nginxCommand(directory, config), { stopSignal: "SIGQUIT" });
      const url = `http://${address}`;
      const served = () => fetch(`${url}/app-worker.js`).then((response) => response.text());
      const untilServed = async () => {
        const deployed = readFileSync(join(siteOf(parallelIndex), "client/app-worker.js"), "utf8");
        while (!hasEnded(nginx) && (await served().catch(() => "")) !== deployed) await pause(50);
      };
      await untilServed();
      const publish = () => {
        nginx.kill("SIGHUP");
        return untilServed();
      };
      await use({ url, publish });
      await stopChild(nginx, "SIGTERM", 3_000);
      rmSync(siteOf(parallelIndex), { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  baseURL: async ({ deployedSite }, use) => use(deployedSite.url),
  deployment: async ({ deployedSite: { publish } }, use, { parallelIndex }) => {
    const site = siteOf(parallelIndex);
    deployFirstBuild(site);
    await publish();
    const client = join(site, "client");
    const write = (file: string, text: string) => {
      for (const copy of [".gz", ".br"]) rmSync(join(client, file + copy), { force: true });
      writeFileSync(join(client, file), text);
    };
    await use({
      async release() {
        const [, version = ""] = /VERSION = "(\w+)"/.exec(readFileSync(join(client, "app-worker.js"), "utf8")) ?? [];
        const next = `${version.slice(0, -4)}next`;
        const named = ["app-worker.js", ...globSync(["app/**/*.html", "__spa-fallback.html"], { cwd: client })];
        for (const file of named) write(file, readFileSync(join(client, file), "utf8").replaceAll(version, next));
        await publish();
        return next;
      },
      async turnWorkerOff() {
        write("app-worker.js", readFileSync(join(root, "web/build-steps/worker/worker-off.js"), "utf8"));
        await publish();
      },
      removeAssets(pattern) {
        const files = globSync(`assets/${pattern}`, { cwd: client });
        if (files.length === 0) throw new Error(`no file matches ${pattern}`);
        for (const file of files) rmSync(join(client, file));
      },
    });
  },
});

const siteOf = (index: number): string => join(runDir, `site-deployment-${index}`);

function deployFirstBuild(site: string): void {
  cpSync(join(runDir, "site"), site, { recursive: true, preserveTimestamps: true, force: true });
}
