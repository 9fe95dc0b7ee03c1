import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PORT_BASE } from "../urls.ts";

const LOG = join(import.meta.dirname, `../../.run/stack-${PORT_BASE}/logs/api.log`);

type Answered = { method: string; route: string; ms: number };

/** The API's own time of every call of the team so far, by its access log. */
export function readTimes(): Answered[] {
  return readFileSync(LOG, "utf8")
    .split("\n")
    .filter((line) => line.includes('"answered"') && line.includes("/v1/staff/"))
    .map((line) => JSON.parse(line) as Answered);
}

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0;

/** A line for each route; returns the 99th percentile of all. */
export function printTimes(answered: readonly Answered[]): number {
  const routes = Map.groupBy(answered, ({ method, route }) => `${method} ${route}`);
  for (const [route, calls] of [...routes].toSorted(([a], [b]) => a.localeCompare(b))) {
    const times = calls.map(({ ms }) => ms);
    console.log(
      `  ${route}: ${times.length} calls, p50 ${percentile(times, 0.5)} ms, p99 ${percentile(times, 0.99)} ms`,
    );
  }
  const all = answered.map(({ ms }) => ms);
  const p99 = percentile(all, 0.99);
  console.log(`  all: ${all.length} calls, p50 ${percentile(all, 0.5)} ms, p99 ${p99} ms, most ${Math.max(...all)} ms`);
  return p99;
}
