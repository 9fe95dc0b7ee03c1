/** Lighthouse's mobile metrics of one page, in a browser of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import lighthouse from "lighthouse";
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from "./chromium.ts";

const UNTIMED = ["accessibility", "best-practices", "seo"] as const;
const CATEGORIES = ["performance", ...UNTIMED] as const;

export type Metrics = Record<(typeof CATEGORIES)[number] | "lcp" | "fcp" | "tbt" | "cls" | "bytes", number>;

/** Untimed, metrics that depend on the machine's load are NaN; the layout shift is still measured. */
type MeasureOptions = { withScripts?: boolean; isTimed?: boolean };

/** Retries, because Chromium sometimes starts too late for the trace's first mark. */
export async function measurePage(url: string, options: MeasureOptions = {}, attemptsLeft = 3): Promise<Metrics> {
  try {
    return await measureOnce(url, options);
  } catch (error) {
    if (attemptsLeft <= 1) throw error;
    return measurePage(url, options, attemptsLeft - 1);
  }
}

async function measureOnce(url: string, { withScripts = true, isTimed = true }: MeasureOptions): Promise<Metrics> {
  const profile = mkdtempSync(join(tmpdir(), "lighthouse-"));
  const chrome = openChrome(profile);
  try {
    const result = await lighthouse(url, {
      port: await portOf(profile),
      logLevel: "error",
      disableFullPageScreenshot: true,
      ...(isTimed
        ? { onlyCategories: [...CATEGORIES] }
        : { onlyCategories: [...UNTIMED], onlyAudits: ["cumulative-layout-shift"] }),
      ...(withScripts ? {} : { blockedUrlPatterns: ["*.js"] }),
    });
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? "no result");
    const { audits, categories } = result.lhr;
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    if (Number.isNaN(value("cumulative-layout-shift"))) throw new Error("the trace has no layout shift");
    const score = (id: string) => Math.round((categories[id]?.score ?? Number.NaN) * 100);
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
    CHROMIUM_PATH,
    ["--headless=new", ...CHROMIUM_FLAGS, `--user-data-dir=${profile}`, "--remote-debugging-port=0", "about:blank"],
    { stdio: "ignore" },
  );

/** Chromium picks a free port and writes it into its profile once it listens. */
async function portOf(profile: string): Promise<number> {
  const file = join(profile, "DevToolsActivePort");
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const [port] = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
    if (port) return Number(port);
    await pause(50);
  }
  throw new Error("Chromium did not open its debugging port");
}
