import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { spawnChild, stopChild } from "../scripts/lib/child-process.ts";
import { nginxCommand } from "../scripts/lib/nginx.ts";
import { writeNginxConfig } from "../scripts/lib/nginx-config.ts";
import { test as base } from "./journey.ts";
import { PORT_BASE } from "./urls.ts";

const runDir = join(import.meta.dirname, "../.run", `stack-${PORT_BASE}`);
const UNUSED_ADDRESS = `127.0.0.1:${PORT_BASE + 59}`;

/** The same site behind a second nginx whose upstream refuses connections; the shared stack is not affected. */
export const test = base.extend<object, { siteWithoutApi: string }>({
  siteWithoutApi: [
    async ({}, use, { parallelIndex }) => {
      const address = `127.0.0.1:${PORT_BASE + 60 + parallelIndex}`;
      const directory = join(runDir, `nginx-without-api-${parallelIndex}`);
      const config = writeNginxConfig(directory, {
        SITE_DIR: join(runDir, "site"),
        RUN_DIR: directory,
        API: UNUSED_ADDRESS,
        SERVER: "plain",
        LISTEN: address,
        IP_LIMIT_FACTOR: "100",
        NGINX_USER: process.getuid?.() === 0 ? "root" : undefined,
      });
      const nginx = spawnChild(nginxCommand(directory, config), { stopSignal: "SIGQUIT" });
      const url = `http://${address}`;
      const responds = () =>
        fetch(url).then(
          ({ ok }) => ok,
          () => false,
        );
      while (nginx.exitCode === null && !(await responds())) await pause(50);
      await use(url);
      await stopChild(nginx, "SIGTERM", 3_000);
    },
    { scope: "worker" },
  ],
});
