/** `node scripts/nginx-config.ts <directory>`: nginx's configuration for production, from the environment. */
import { type NginxValues, writeNginxConfig } from "./lib/nginx-config.ts";

const [directory] = process.argv.slice(2);
const { SITE_DIR, RUN_DIR, API, SERVER = "tls", NGINX_USER = "www-data", ...rest } = process.env;
if (!directory || !SITE_DIR || !RUN_DIR || !API || !isServer(SERVER)) {
  console.error("Usage: SITE_DIR=… RUN_DIR=… API=host:port SERVER_NAME=… CERTIFICATE=… CERTIFICATE_KEY=… \\");
  console.error("       node scripts/nginx-config.ts <directory>      (explained in deploy/nginx/nginx.conf)");
  process.exit(1);
}
const { LISTEN, SERVER_NAME, CERTIFICATE, CERTIFICATE_KEY, HTTP_PORT, HTTPS_PORT, LOG_DIR, IP_LIMIT_FACTOR } = rest;
const names = {
  LISTEN,
  SERVER_NAME,
  CERTIFICATE,
  CERTIFICATE_KEY,
  HTTP_PORT,
  HTTPS_PORT,
  LOG_DIR,
  // Empty where app.env does not set it.
  IP_LIMIT_FACTOR: IP_LIMIT_FACTOR || undefined,
};
console.log(writeNginxConfig(directory, { SITE_DIR, RUN_DIR, API, SERVER, NGINX_USER, ...names }));

function isServer(value: string): value is NginxValues["SERVER"] {
  return value === "plain" || value === "tls";
}
