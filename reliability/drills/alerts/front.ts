import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, isTaken } from "../../../scripts/lib/ports.ts";
import { createNginx, layOutSite, makeCertificate } from "../../lib/processes/nginx.ts";

export const SITE = "drill.example";

/** nginx with a certificate, as deployed, in front of both nodes. */
export async function startFront(nodes: readonly string[]) {
  const home = mkdtempSync(join(tmpdir(), "drills-nginx-"));
  const [https, http] = [await freePort(), await freePort()];
  const { key, certificate } = makeCertificate(home, SITE, 90);
  const nginx = createNginx({
    name: "nginx",
    directory: home,
    logDir: home,
    isReady: () => isTaken(https),
    values: {
      SITE_DIR: layOutSite(join(home, "site")),
      API: nodes.map((url) => new URL(url).host).join(" "),
      SERVER: "tls",
      SERVER_NAME: SITE,
      CERTIFICATE: certificate,
      CERTIFICATE_KEY: key,
      HTTP_PORT: String(http),
      HTTPS_PORT: String(https),
      IP_LIMIT_FACTOR: "10000",
    },
  });
  await nginx.start();
  return {
    https,
    start: () => nginx.start(),
    stop: () => nginx.stop(),
    /** Replaces the certificate with a reload, without downtime. */
    renew(days: number) {
      makeCertificate(home, SITE, days);
      nginx.reload();
    },
    async close() {
      await nginx.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
export type Front = Awaited<ReturnType<typeof startFront>>;
