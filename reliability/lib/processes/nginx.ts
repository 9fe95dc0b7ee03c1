import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nginxCommand } from "../../../scripts/lib/nginx.ts";
import { type NginxValues, writeNginxConfig } from "../../../scripts/lib/nginx-config.ts";
import { pagesConf } from "../../../web/build-steps/pages/pages-conf.ts";
import { headersConf } from "../../../web/build-steps/security-headers.ts";
import { pages, prerenderedPaths } from "../../../web/src/pages.ts";
import { createManagedProcess, type ManagedProcess, type Plan } from "./managed-process.ts";

export const NGINX_USER = process.getuid?.() === 0 ? "root" : undefined;

type NginxPlan = Omit<Plan, "command"> & { directory: string; values: Omit<NginxValues, "RUN_DIR" | "NGINX_USER"> };

/** The real nginx with the production configuration, writing only to its directory. */
export function createNginx({ directory, values, ...plan }: NginxPlan): ManagedProcess {
  const config = writeNginxConfig(join(directory, "conf"), { RUN_DIR: directory, NGINX_USER, ...values });
  return createManagedProcess({ command: nginxCommand(directory, config), ...plan });
}

/** Pages of realistic size, with the headers and locations that the build writes. */
export function layOutSite(site: string): string {
  const filling = "<p>Arroz, feijão e um plano que cabe na semana.</p>\n".repeat(400);
  for (const path of ["404", "__spa-fallback", ...prerenderedPaths(pages)]) {
    const isFile = path === "404" || path === "__spa-fallback";
    const directory = join(site, "client", isFile ? "" : path);
    mkdirSync(directory, { recursive: true });
    writeFileSync(join(directory, isFile ? `${path}.html` : "index.html"), `<!doctype html><h1>${path}</h1>${filling}`);
  }
  writeFileSync(join(site, "headers.conf"), headersConf("loader", "https://pixel.example"));
  writeFileSync(join(site, "pages.conf"), pagesConf(pages, headersConf("loader", null)));
  return site;
}

/** Self-signed, as key.pem and certificate.pem in the directory. */
export function makeCertificate(directory: string, name: string, days: number): { key: string; certificate: string } {
  const [key, certificate] = [join(directory, "key.pem"), join(directory, "certificate.pem")];
  const subject = ["-subj", `/CN=${name}`, "-addext", `subjectAltName=DNS:${name}`];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", String(days)];
  execFileSync("openssl", ["req", "-x509", ...kind, ...subject, "-keyout", key, "-out", certificate], {
    stdio: "ignore",
  });
  return { key, certificate };
}
