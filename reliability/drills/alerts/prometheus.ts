import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answers } from "../../../scripts/lib/backend.ts";
import { freePort, HOST } from "../../../scripts/lib/ports.ts";
import { createManagedProcess } from "../../lib/processes/managed-process.ts";
import { writeShortenedRules } from "./shortened-rules.ts";

export type AlertWatcher = {
  /** Every alert that has fired so far. */
  fired: () => string[];
  /** The first time it was firing after that moment. */
  firedSince: (name: string, since: number) => number | undefined;
  firing: () => Promise<Set<string>>;
  close: () => Promise<void>;
};

/** A real Prometheus with our rules, polled every second for firing alerts. */
export async function startPrometheus(jobs: Record<string, readonly number[]>, factor: number): Promise<AlertWatcher> {
  const home = mkdtempSync(join(tmpdir(), "drills-prometheus-"));
  const port = await freePort();
  const config = {
    global: { scrape_interval: "1s", scrape_timeout: "1s", evaluation_interval: "1s" },
    rule_files: writeShortenedRules(home, factor),
    scrape_configs: Object.entries(jobs).map(([job, ports]) => ({
      job_name: job,
      // A page may be slow on a busy machine.
      ...(job === "pages" && { scrape_interval: "2s", scrape_timeout: "2s" }),
      static_configs: [{ targets: ports.map((target) => `${HOST}:${target}`) }],
      metric_relabel_configs:
        job === "pages" ? [{ source_labels: ["target"], target_label: "instance", regex: "(.+)" }] : [],
    })),
  };
  // JSON is valid YAML.
  writeFileSync(join(home, "prometheus.yml"), JSON.stringify(config));
  const url = `http://${HOST}:${port}`;
  const prometheus = createManagedProcess({
    name: "prometheus",
    logDir: home,
    isReady: answers(`${url}/-/ready`),
    command: [
      "/usr/bin/prometheus",
      `--config.file=${home}/prometheus.yml`,
      `--storage.tsdb.path=${home}/data`,
      `--web.listen-address=${HOST}:${port}`,
      "--log.level=error",
    ],
  });
  await prometheus.start();

  async function firing(): Promise<Set<string>> {
    const reply = await fetch(`${url}/api/v1/alerts`, { signal: AbortSignal.timeout(5_000) });
    const { data } = (await reply.json()) as { data: { alerts: { state: string; labels: { alertname: string } }[] } };
    return new Set(data.alerts.filter(({ state }) => state === "firing").map(({ labels }) => labels.alertname));
  }
  const moments = new Map<string, number[]>();
  const timer = setInterval(() => {
    firing().then(
      (names) => {
        for (const name of names) moments.set(name, [...(moments.get(name) ?? []), Date.now()]);
      },
      () => undefined,
    );
  }, 1_000);
  return {
    fired: () => [...moments.keys()],
    firedSince: (name, since) => moments.get(name)?.find((at) => at >= since),
    firing,
    async close() {
      clearInterval(timer);
      await prometheus.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
