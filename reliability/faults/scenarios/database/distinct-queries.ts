import { readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { frontOf } from "../../harness/front.ts";
import { range, type Scenario } from "../scenario.ts";

const QUERIES_EACH = 1_000;
const PIPELINED = 50;

/** Sends these paths over one pipelined connection and counts the answers. */
const pipeline = (url: string, paths: readonly string[]): Promise<{ ok: number; other: number }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port) });
    let ok = 0;
    let other = 0;
    let rest = "";
    let at = 0;
    const send = () => {
      const batch = paths.slice(at, at + PIPELINED);
      at += batch.length;
      socket.write(batch.map((path) => `GET ${path} HTTP/1.1\r\nhost: prumo.example\r\n\r\n`).join(""));
    };
    socket.on("connect", send).on("error", reject);
    socket.on("data", (chunk) => {
      // No page contains such a line; a chunk may end inside a status line.
      const text = rest + chunk.toString("latin1");
      const lines = text.split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (!line.startsWith("HTTP/1.1 ")) continue;
        if (line.startsWith("HTTP/1.1 200")) ok += 1;
        else other += 1;
        if (ok + other === at && at < paths.length) send();
      }
      if (ok + other === paths.length) {
        socket.destroy();
        resolve({ ok, other });
      }
    });
    socket.setTimeout(20_000, () => socket.destroy(new Error("nginx went silent")));
  });

/** nginx and its workers, in megabytes. */
function megabytesOfNginx(master: number): number {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.reduce((sum, pid) => {
    try {
      const status = readFileSync(`/proc/${pid}/status`, "utf8");
      const isOurs = Number(pid) === master || new RegExp(`^PPid:\\s+${master}$`, "m").test(status);
      return isOurs ? sum + Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024 : sum;
    } catch {
      return sum;
    }
  }, 0);
}

export const distinctQueries: Scenario = {
  number: 60,
  fault: "Cache busting: 100,000 distinct query strings on the landing pages",
  injected:
    "the landing pages with a thousand distinct utm, gclid and invented query strings per trial, through the real nginx",
  invariants: "each is served from the file; none reaches the API; nginx's memory stays bounded",
  trial: "a thousand URLs",
  batch: 100,
  short: 3,
  maxTrials: 100,
  async run(harness, driver, trials) {
    const front = await frontOf(harness);
    const apiLines = () => readFileSync(join(harness.logDir, "api-guarded.log"), "utf8").split('"answered"').length;
    const linesBefore = apiLines();
    const before = megabytesOfNginx(front.nginx.pid());
    const violations: string[] = [];
    const rates: number[] = [];
    let served = 0;
    for (const trial of range(trials)) {
      const page = driver.random.oneOf(["/lp", "/lp2", "/lp3", "/lp4", "/lp5", "/"]);
      const mark = driver.random.digits(9);
      const paths = range(QUERIES_EACH).map(
        (n) => `${page}?utm_source=${mark}-${n}&gclid=${driver.random.digits(12)}&${n}=${mark}`,
      );
      const since = Date.now();
      const { ok, other } = await pipeline(front.url, paths);
      rates.push((QUERIES_EACH * 1_000) / Math.max(1, Date.now() - since));
      served += ok;
      if (other > 0) violations.push(`${other} of ${QUERIES_EACH} were not served (trial ${trial})`);
    }
    const grown = megabytesOfNginx(front.nginx.pid()) - before;
    const reached = apiLines() - linesBefore;
    if (reached > 0) violations.push(`${reached} requests reached the API`);
    if (grown > 20) violations.push(`nginx grew by ${Math.round(grown)} MB`);
    return {
      trials,
      buyers: [],
      violations,
      figures: {
        counts: { served, "requests at the API": reached },
        samples: { "MB that nginx grew by": [grown], "pages a second": rates },
      },
    };
  },
};
