/**
 * `npm run browsers`: the smoke journeys in Chromium, Firefox and WebKit, against a stack of their own.
 *   -- firefox webkit      only these browsers
 *   -- --pictures folder   also writes pictures of the screens
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { PORT_BASE } from "../urls.ts";
import { launchChromium } from "./drivers/chromium.ts";
import { launchFirefox } from "./drivers/firefox.ts";
import { launchWebKit } from "./drivers/webkit.ts";
import { journeys } from "./journeys.ts";
import { startProxy } from "./proxy.ts";
import { runJourney } from "./run-journey.ts";
import { startStack } from "./stack.ts";

const launchers = { chromium: launchChromium, firefox: launchFirefox, webkit: launchWebKit };

const { values, positionals } = parseArgs({ options: { pictures: { type: "string" } }, allowPositionals: true });
if (values.pictures) mkdirSync(values.pictures, { recursive: true });

const home = mkdtempSync(join(tmpdir(), "browsers-"));
process.once("exit", () => rmSync(home, { recursive: true, force: true }));
// What runs now, closed in reverse order, also when the run is interrupted.
const closing: (() => Promise<void>)[] = [];
const closeAll = async () => {
  for (const close of closing.splice(0).toReversed()) await close();
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.once(signal, () => void closeAll().finally(() => process.exit(1)));

let passed = 0;
let failed = 0;
const report = (what: string, since: number, problem: string | undefined) => {
  if (problem === undefined) passed += 1;
  else failed += 1;
  console.log(`${problem === undefined ? "✓" : "✗"} ${what} (${((Date.now() - since) / 1_000).toFixed(1)} s)`);
  if (problem !== undefined) console.log(`  ${problem}`);
};

closing.push(await startStack());
const proxy = await startProxy({ from: PORT_BASE + 58, to: PORT_BASE });
closing.push(proxy.close);

for (const [name, launch] of Object.entries(launchers)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const since = Date.now();
  const folder = join(home, name);
  mkdirSync(folder);
  try {
    const browser = await launch(folder);
    closing.push(browser.close);
    console.log(`${name} started (${((Date.now() - since) / 1_000).toFixed(1)} s)`);
    for (const title of Object.keys(journeys)) {
      const startedAt = Date.now();
      report(
        `${name}: ${title}`,
        startedAt,
        await runJourney(title, { name, browser, proxy, pictures: values.pictures }),
      );
    }
    await closing.pop()?.();
  } catch (error) {
    report(name, since, error instanceof Error ? error.message : String(error));
  }
}
await closeAll();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
