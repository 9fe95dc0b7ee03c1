import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Verbosity } from "./log-line.ts";
import { writeNginxConfig } from "./nginx-config.ts";
import { HOST } from "./ports.ts";
import { at, IP_LIMIT_FACTOR, ports } from "./stack-config.ts";

/** The configuration written for this run, and how to run nginx with it. */
export function prepareNginx({ runDir, site, verbosity }: { runDir: string; site: string; verbosity: Verbosity }) {
  const directory = join(runDir, "nginx");
  const config = writeNginxConfig(directory, {
    SITE_DIR: site,
    RUN_DIR: directory,
    API: new URL(at(ports.api)).host,
    SERVER: "plain",
    LISTEN: `${HOST}:${ports.site}`,
    IP_LIMIT_FACTOR,
    // Started by root, the workers stay root: no other account can read a checkout under /root.
    NGINX_USER: process.getuid?.() === 0 ? "root" : undefined,
  });
  return { command: nginxCommand(directory, config), verbosity };
}

/** nginx in the foreground, writing only to its own folder. */
export function nginxCommand(directory: string, config: string): string[] {
  const places = ["/usr/sbin/nginx", "/opt/homebrew/bin/nginx", "/usr/local/bin/nginx"];
  const program = places.find((path) => existsSync(path));
  if (!program) throw new Error("nginx is not installed: run `npm run setup`");
  return [program, "-p", directory, "-c", config, "-e", "stderr", "-g", "daemon off;"];
}
