import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Tab } from "./drivers/driver.ts";
import { journeys } from "./journeys.ts";
import type { Proxy } from "./proxy.ts";
import { createVisit } from "./visit.ts";

/** With two devices, and the hundreds of files that each stores. */
const WITHIN_MS = 150_000;
const FAILURES = join(import.meta.dirname, "../test-results/browsers");

type Options = { name: string; browser: Browser; proxy: Proxy; pictures: string | undefined };

/** One journey, on a device with empty storage or on several. Returns what went wrong, or undefined. */
export async function runJourney(title: string, options: Options): Promise<string | undefined> {
  const { name, browser, proxy, pictures } = options;
  const journey = journeys[title];
  if (!journey) return "no such journey";
  const tabs: Tab[] = [];
  const openDevice = async () => {
    const tab = await browser.open();
    tabs.push(tab);
    const picture = async (screen: string) => {
      if (pictures) await tab.screenshot(join(pictures, `${screen}-${name}.png`));
    };
    return createVisit(tab, { site: proxy.url, picture });
  };
  try {
    await within(WITHIN_MS, journey(await openDevice(), { proxy, openDevice }));
    const errors = tabs.flatMap((tab) => tab.errors());
    return errors.length > 0 ? `errors in the page: ${errors.join("; ")}` : undefined;
  } catch (error) {
    const file = join(FAILURES, `${name}: ${title}.png`);
    const last = tabs.at(-1);
    const isTaken = last && (await takePicture(last, file));
    return `${error instanceof Error ? error.message : String(error)}${isTaken ? `\n  picture: ${file}` : ""}`;
  } finally {
    proxy.restore();
    for (const tab of tabs) await within(5_000, tab.close()).catch(() => undefined);
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
