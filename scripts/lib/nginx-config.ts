import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./house.ts";

const TEMPLATES = join(root, "deploy/nginx");
/** Debian's optional package; without it gzip alone is served. */
const BROTLI_MODULE = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** The values explained at the top of deploy/nginx/nginx.conf. */
export type NginxValues = {
  SITE_DIR: string;
  RUN_DIR: string;
  API: string;
  SERVER: "plain" | "tls";
  LISTEN?: string | undefined;
  SERVER_NAME?: string | undefined;
  CERTIFICATE?: string | undefined;
  CERTIFICATE_KEY?: string | undefined;
  HTTP_PORT?: string | undefined;
  HTTPS_PORT?: string | undefined;
  NGINX_USER?: string | undefined;
};

/** Fills in deploy/nginx and writes the finished files. Answers the main one. */
export function writeNginxConfig(directory: string, values: NginxValues): string {
  const brotli = existsSync(BROTLI_MODULE);
  const filled: Record<string, string | undefined> = {
    ...values,
    HTTP_PORT: values.HTTP_PORT ?? "80",
    HTTPS_PORT: values.HTTPS_PORT ?? "443",
    USER_LINE: values.NGINX_USER ? `user ${values.NGINX_USER};` : "",
    MODULE_LINES: brotli ? `load_module ${BROTLI_MODULE};` : "",
    BROTLI_LINE: brotli ? "brotli_static on;" : "",
    // A node that is gone refuses at once and the next is asked. Counting failures would let three broken calls shut both.
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

const fill = (template: string, values: Record<string, string | undefined>): string =>
  template.replace(/^(?!#).*$/gm, (line) =>
    line.replace(/\$\{([A-Z_]+)\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`nginx's configuration needs ${name}: see deploy/nginx/nginx.conf`);
      return value;
    }),
  );
