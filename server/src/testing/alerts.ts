import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const folder = join(import.meta.dirname, "../../../deploy/alerts");
const FILES = ["slo.yml", "alerts.yml"];
const MINUTES = 90;

/** The rules as written: each alert or recorded series with its expression. */
export async function readRules(): Promise<{ alert?: string; record?: string; expr: string }[]> {
  const texts = await Promise.all(FILES.map((file) => readFile(join(folder, file), "utf8")));
  return texts.flatMap((text) =>
    text
      .replace(/^ *#.*\n/gm, "")
      .split(/^ {6}- /m)
      .slice(1)
      .map((rule) => {
        const [, kind = "", name = ""] = /(alert|record): "?([\w:]+)/.exec(rule) ?? [];
        const [, expr = ""] = /expr: (?:>-\n)?([\s\S]*?)(?=\n {8}\w+:| \}\n|\n\n|$)/.exec(rule) ?? [];
        return { [kind]: name, expr };
      }),
  );
}

/** A process's metrics before the fault and during it; a process that cannot be scraped is down. */
type Scrape = { before?: string; after: string } | "down";

/**
 * Evaluates the alert rules with promtool on the product's own metrics, as if gauges stayed and counters kept growing
 * as they did during the fault. Returns the alerts that fire.
 */
export async function firing(
  processes: { api?: Scrape; worker?: Scrape },
  scrapedAt: number = Date.now(),
): Promise<string[]> {
  const jobs = { api: { after: "" }, worker: { after: "" }, ...processes };
  const series = Object.entries(jobs).flatMap(([job, scrape]) => {
    const up = { series: `up{job="${job}"}`, values: `${scrape === "down" ? 0 : 1}x${MINUTES}` };
    return scrape === "down" ? [up] : [up, ...seriesOf(job, scrape, scrapedAt)];
  });
  const expr = 'max by (alertname) (ALERTS{alertstate="firing"})';
  const test = {
    rule_files: FILES.map((file) => join(folder, file)),
    evaluation_interval: "3m",
    tests: [
      {
        interval: "1m",
        input_series: series,
        promql_expr_test: [{ expr, eval_time: `${MINUTES}m`, exp_samples: [] }],
      },
    ],
  };
  const directory = await mkdtemp(join(tmpdir(), "alerts-"));
  try {
    const file = join(directory, "test.yml");
    await writeFile(file, JSON.stringify(test));
    return await promisify(execFile)("promtool", ["test", "rules", file]).then(
      () => [],
      ({ stdout = "", stderr = "" }: { stdout?: string; stderr?: string }) => {
        const [, got] = /got:([^\n]*)/.exec(`${stdout}${stderr}`) ?? [];
        if (!got) throw new Error(`promtool could not evaluate the rules: ${stdout}${stderr}`);
        return [...got.matchAll(/alertname="(\w+)"/g)].map(([, name = ""]) => name);
      },
    );
  } finally {
    await rm(directory, { recursive: true });
  }
}

function seriesOf(job: string, { before = "", after }: { before?: string; after: string }, scrapedAt: number) {
  const previous = new Map(samples(before));
  return samples(after).map(([key, value]) => ({
    series: key.includes("{") ? key.replace("{", `{job="${job}",`) : `${key}{job="${job}"}`,
    values: valuesOf(key, previous.get(key) ?? 0, value, scrapedAt),
  }));
}

const samples = (text: string): [string, number][] =>
  text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const end = line.lastIndexOf(" ");
      return [line.slice(0, end), Number(line.slice(end + 1))];
    });

/** A timestamp keeps its distance from now: promtool's clock begins at zero. */
function valuesOf(key: string, before: number, after: number, scrapedAt: number): string {
  const name = key.replace(/\{.*/, "");
  if (name.endsWith("_timestamp_seconds")) return `${after - scrapedAt / 1000 + MINUTES * 60}x${MINUTES}`;
  const isCounter = /_(total|count|sum|bucket)$/.test(name);
  return isCounter ? `${before}+${after - before}x${MINUTES}` : `${after}x${MINUTES}`;
}
