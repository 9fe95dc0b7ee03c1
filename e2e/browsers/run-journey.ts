import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Tab } from "./drivers/driver.ts";
import { journeys } from "./journeys.ts";
import type { Proxy } from "./proxy.ts";
import { createVisit } from "./visit.ts";

const WITHIN_MS = 60_000;
const FAILURES = join(import.meta.dirname, "../test-results/browsers");

type Options = { name: string; browser: Browser; proxy: Proxy; pictures: string | undefined };

/** One journey in a tab of its own. Returns what went wrong, or undefined. */
export async function runJourney(title: string, options: Options): Promise<string | undefined> {
  const { name, browser, proxy, pictures } = options;
  const journey = journeys[title];
  if (!journey) return "no such journey";
  let tab: Tab | undefined;
  try {
    tab = await browser.open();
    const { screenshot } = tab;
    const picture = async (screen: string) => {
      if (pictures) await screenshot(join(pictures, `${screen}-${name}.png`));
    };
    await within(WITHIN_MS, journey(createVisit(tab, { site: proxy.url, picture }), proxy));
    const errors = tab.errors();
    return errors.length > 0 ? `errors in the page: ${errors.join("; ")}` : undefined;
  } catch (error) {
    const file = join(FAILURES, `${name}: ${title}.png`);
    const isTaken = tab && (await takePicture(tab, file));
    return `${error instanceof Error ? error.message : String(error)}${isTaken ? `\n  picture: ${file}` : ""}`;
  } finally {
    proxy.restore();
    await within(5_000, tab?.close() ?? Promise.resolve()).catch(() => undefined);
  }
}

const takePicture = (tab: Tab, file: string): Promise<boolean> =>
  within(
    5_000,
    mkdir(FAILURES, { recursive: true }).then(() => tab.screenshot(file)),
  ).then(
    () => true,
    () => false,
  );

/** A driver whose browser hangs never answers. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the browser did not finish within ${ms / 1_000} s`)), ms);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
