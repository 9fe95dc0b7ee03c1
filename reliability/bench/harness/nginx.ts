import { mkdirSync, writeFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import { answers } from "../../../scripts/lib/backend.ts";
import { nginxCommand } from "../../../scripts/lib/nginx.ts";
import { freePort, HOST } from "../../../scripts/lib/ports.ts";
import { Runner } from "../../../scripts/lib/processes.ts";
import { at, openRunDir } from "../../../scripts/lib/stack-config.ts";
import { deployWeb } from "../../../scripts/lib/web-build.ts";
import { createNginx, NGINX_USER } from "../../lib/processes/nginx.ts";
import { place, SERVERS, type Server, startServer } from "../../lib/processes/pinned.ts";

export type Nginx = Server & { port: number };

/** The real site: the production build behind deploy/nginx. */
export async function startOurNginx(site: string | undefined, api = `${HOST}:9`): Promise<Nginx> {
  const directory = place("nginx");
  const port = await freePort();
  const runDir = openRunDir("stack");
  const SITE_DIR = site ?? (await deployWeb(new Runner({ logDir: join(runDir, "logs") }), runDir, "warnings"));
  const nginx = createNginx({
    name: "nginx",
    directory,
    logDir: place("."),
    core: SERVERS,
    isReady: answers(at(port, "/")),
    // All requests come from one client; each is logged as in production.
    values: { SITE_DIR, API: api, SERVER: "plain", LISTEN: `${HOST}:${port}`, IP_LIMIT_FACTOR: "100000" },
  });
  await nginx.start();
  return { port, pid: nginx.pid(), stop: () => nginx.stop() };
}

/** Headers that nginx sets for any file. */
const OWN = /^(server|date|content-length|content-type|last-modified|etag|accept-ranges|connection|transfer-encoding)$/;

/** Plain nginx with the same bytes and headers: no maps, no content negotiation. */
export async function startBareNginx(ours: Nginx, paths: string[], headers: Record<string, string>): Promise<Nginx> {
  const directory = place("bare-nginx");
  const port = await freePort();
  mkdirSync(join(directory, "files"), { recursive: true });
  const locations = [];
  for (const [index, path] of paths.entries()) {
    const reply = await fetchRaw(ours.port, path, headers);
    const file = join(directory, "files", `${index}`);
    writeFileSync(file, reply.body);
    const lines = reply.headers
      .filter(([name]) => !OWN.test(name))
      .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`);
    locations.push(
      `location = /${index} { alias ${file}; max_ranges 0; default_type "${reply.type}"; ${lines.join(" ")} }`,
    );
  }
  const user = NGINX_USER ? `user ${NGINX_USER};` : "";
  const config = join(directory, "nginx.conf");
  const temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${directory}/${kind};`,
  );
  writeFileSync(
    config,
    `${user}
worker_processes auto;
pid ${directory}/nginx.pid;
events { worker_connections 4096; }
http {
  sendfile on; tcp_nopush on; server_tokens off; keepalive_timeout 65s; open_file_cache max=2000;
  access_log ${directory}/access.log; ${temp.join(" ")}
  server { listen ${HOST}:${port}; ${locations.join("\n")} }
}
`,
  );
  const command = nginxCommand(directory, config);
  return { port, ...(await startServer({ name: "bare-nginx", command, isReady: answers(at(port, "/0")) })) };
}

type Raw = { body: Buffer; headers: [string, string][]; type: string };

/** The undecoded body: `fetch` would decompress it. */
function fetchRaw(port: number, path: string, headers: Record<string, string>): Promise<Raw> {
  return new Promise((resolve, reject) => {
    httpRequest({ host: HOST, port, path, headers }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on("data", (chunk: Buffer) => chunks.push(chunk));
      reply.on("end", () =>
        resolve({
          body: Buffer.concat(chunks),
          headers: Object.entries(reply.headers).map(([name, value]) => [name, String(value)]),
          type: reply.headers["content-type"] ?? "text/html",
        }),
      );
    })
      .on("error", reject)
      .end();
  });
}
