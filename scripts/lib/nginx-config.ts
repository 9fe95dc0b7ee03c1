import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./stack-config.ts";

const TEMPLATES = join(root, "deploy/nginx");
/** Debian's optional package; without it gzip alone is served. */
const BROTLI_MODULE = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** The values explained at the top of deploy/nginx/nginx.conf. */
export type NginxValues = {
  SITE_DIR: string;
  RUN_DIR: string;
  LOG_DIR?: string | undefined;
  API: string;
  SERVER: "plain" | "tls";
  LISTEN?: string | undefined;
  SERVER_NAME?: string | undefined;
  CERTIFICATE?: string | undefined;
  CERTIFICATE_KEY?: string | undefined;
  HTTP_PORT?: string | undefined;
  HTTPS_PORT?: string | undefined;
  NGINX_USER?: string | undefined;
  IP_LIMIT_FACTOR?: string | undefined;
};

/** Limits per client IP in production: calls a second, delayed calls, open calls and streams. See decision 0038. */
const PER_CLIENT_IP = {
  CALL_RATE: 100,
  /** So many calls above the rate pass without delay; the next ones are delayed, up to CALL_BURST in all. */
  CALL_DELAY: 100,
  CALL_BURST: 200,
  OPEN_CALLS: 50,
  /** Answers of the assistant, each open for up to a minute. */
  OPEN_STREAMS: 200,
  WEBHOOK_BURST: 1_000,
  OPEN_WEBHOOKS: 500,
};
/** nginx counts open connections in 16 bits. */
const MAX_OPEN = 65_535;

/** Renders the templates of deploy/nginx into a folder. Returns the main file's path. */
export function writeNginxConfig(directory: string, values: NginxValues): string {
  const brotli = existsSync(BROTLI_MODULE);
  const filled: Record<string, string | undefined> = {
    ...limitsOf(Number(values.IP_LIMIT_FACTOR ?? 1)),
    ...values,
    LOG_DIR: values.LOG_DIR ?? values.RUN_DIR,
    HTTP_PORT: values.HTTP_PORT ?? "80",
    HTTPS_PORT: values.HTTPS_PORT ?? "443",
    USER_LINE: values.NGINX_USER ? `user ${values.NGINX_USER};` : "",
    MODULE_LINES: brotli ? `load_module ${BROTLI_MODULE};` : "",
    BROTLI_LINE: brotli ? "brotli_static on;" : "",
    // A stopped node refuses the connection at once and the next is tried. Counting failures, three failed calls could
    // mark both nodes as down.
    API_LINES: values.API.split(/\s+/)
      .map((address) => `server ${address} max_fails=0;`)
      .join("\n        "),
  };
  mkdirSync(directory, { recursive: true });
  mkdirSync(join(values.RUN_DIR, "temp"), { recursive: true });
  const unused = values.SERVER === "plain" ? "server-tls.conf" : "server-plain.conf";
  for (const name of readdirSync(TEMPLATES).filter((file) => file.endsWith(".conf") && file !== unused))
    writeFileSync(join(directory, name), fill(readFileSync(join(TEMPLATES, name), "utf8"), filled));
  return join(directory, "nginx.conf");
}

function limitsOf(factor: number): Record<string, string> {
  if (!(factor >= 1)) throw new Error("IP_LIMIT_FACTOR must be 1 or more");
  const times = ([name, limit]: [string, number]) => {
    const raised = Math.round(limit * factor);
    return [name, String(name.startsWith("OPEN_") ? Math.min(raised, MAX_OPEN) : raised)];
  };
  return Object.fromEntries(Object.entries(PER_CLIENT_IP).map(times));
}

const fill = (template: string, values: Record<string, string | undefined>): string =>
  template.replace(/^(?!#).*$/gm, (line) =>
    line.replace(/\$\{([A-Z_]+)\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`nginx's configuration needs ${name}: see deploy/nginx/nginx.conf`);
      return value;
    }),
  );
