/**
 * `npm run lighthouse -w e2e -- / 5`: Lighthouse's mobile metrics of a page of the running stack, beside the same page
 * with its scripts blocked. The two alternate (ABBA), so that a busy machine slows both alike: trust the ratio.
 */

import { type Metrics, measurePage } from "./measure-page.ts";
import { siteUrl } from "./urls.ts";

const [path = "/", count = "5"] = process.argv.slice(2);
const url = new URL(path, process.env["SITE_URL"] ?? siteUrl).href;

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const formatMetric = (name: string, value: number) => (name === "cls" ? value.toFixed(3) : String(Math.round(value)));

const page: Metrics[] = [];
const control: Metrics[] = [];
for (let round = 0; round < Number(count); round += 1) {
  const order = round % 2 === 0 ? [true, false] : [false, true];
  for (const withScripts of order) (withScripts ? page : control).push(await measurePage(url, { withScripts }));
  console.log(
    `round ${round + 1}: LCP ${formatMetric("lcp", page.at(-1)?.lcp ?? 0)} / ${formatMetric("lcp", control.at(-1)?.lcp ?? 0)} ms`,
  );
}

console.log(`\n${url}, medians of ${count}\n${"".padEnd(16)}page     without scripts`);
for (const name of Object.keys(page[0] ?? {}) as (keyof Metrics)[]) {
  const [withScripts, withoutScripts] = [page, control].map((runs) =>
    formatMetric(name, median(runs.map((run) => run[name]))),
  );
  console.log(`${name.padEnd(16)}${withScripts?.padEnd(9)}${withoutScripts}`);
}
const ratios = page.map(({ lcp }, round) => lcp / (control[round]?.lcp ?? Number.NaN));
console.log(`LCP ratio       ${median(ratios).toFixed(3)}`);
