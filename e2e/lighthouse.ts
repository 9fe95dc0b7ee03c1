/**
 * `npm run lighthouse -w e2e -- / 5`: Lighthouse's mobile figures of a page of the running stack, beside the same page
 * with its scripts blocked. The two alternate (ABBA), so that a busy machine slows both alike: trust the ratio.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import lighthouse from "lighthouse";
import { siteUrl } from "./addresses.ts";

const [path = "/", count = "5"] = process.argv.slice(2);
const site = process.env["SITE_URL"] ?? siteUrl;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const PORT = Number(process.env["LIGHTHOUSE_PORT"] ?? 9333);

type Figures = Record<(typeof CATEGORIES)[number] | "lcp" | "fcp" | "tbt" | "cls" | "bytes", number>;

/** Now and then Chromium starts too late for the trace's first mark; that says nothing about the page. */
async function measure(withScripts: boolean, triesLeft = 3): Promise<Figures> {
  try {
    return await measureOnce(withScripts);
  } catch (error) {
    if (triesLeft <= 1) throw error;
    return measure(withScripts, triesLeft - 1);
  }
}

async function measureOnce(withScripts: boolean): Promise<Figures> {
  const profile = mkdtempSync(join(tmpdir(), "lighthouse-"));
  const chrome = openChrome(profile);
  try {
    await untilItListens();
    const result = await lighthouse(new URL(path, site).href, {
      port: PORT,
      logLevel: "error",
      onlyCategories: [...CATEGORIES],
      ...(withScripts ? {} : { blockedUrlPatterns: ["*.js"] }),
    });
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? "no result");
    const { audits, categories } = result.lhr;
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
      lcp: value("largest-contentful-paint"),
      fcp: value("first-contentful-paint"),
      tbt: value("total-blocking-time"),
      cls: value("cumulative-layout-shift"),
      bytes: value("total-byte-weight"),
    };
  } finally {
    const ended = new Promise((resolve) => chrome.once("exit", resolve));
    chrome.kill("SIGKILL");
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

const openChrome = (profile: string): ChildProcess =>
  spawn(
    process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    [
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      `--user-data-dir=${profile}`,
      `--remote-debugging-port=${PORT}`,
      "about:blank",
    ],
    { stdio: "ignore" },
  );

async function untilItListens(): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (
      await fetch(`http://127.0.0.1:${PORT}/json/version`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await pause(50);
  }
  throw new Error("Chromium does not answer");
}

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const shown = (name: string, value: number) => (name === "cls" ? value.toFixed(3) : String(Math.round(value)));

const page: Figures[] = [];
const control: Figures[] = [];
for (let round = 0; round < Number(count); round += 1) {
  const order = round % 2 === 0 ? [true, false] : [false, true];
  for (const withScripts of order) (withScripts ? page : control).push(await measure(withScripts));
  console.log(
    `round ${round + 1}: LCP ${shown("lcp", page.at(-1)?.lcp ?? 0)} / ${shown("lcp", control.at(-1)?.lcp ?? 0)} ms`,
  );
}

console.log(`\n${new URL(path, site).href}, medians of ${count}\n${"".padEnd(16)}page     without scripts`);
for (const name of Object.keys(page[0] ?? {}) as (keyof Figures)[]) {
  const [ours, bare] = [page, control].map((runs) => shown(name, median(runs.map((run) => run[name]))));
  console.log(`${name.padEnd(16)}${ours?.padEnd(9)}${bare}`);
}
const ratios = page.map(({ lcp }, round) => lcp / (control[round]?.lcp ?? Number.NaN));
console.log(`LCP ratio       ${median(ratios).toFixed(3)}`);
