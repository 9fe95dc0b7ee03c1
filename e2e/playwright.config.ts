import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from "./chromium.ts";
import { PORT_BASE, siteUrl } from "./urls.ts";

// The scripts that start the stack read it too, also when a journey borrows them.
process.env["PORT_BASE"] = String(PORT_BASE);

const launchOptions = { executablePath: CHROMIUM_PATH, args: CHROMIUM_FLAGS };

const phone = { ...devices["Galaxy S9+"], viewport: { width: 360, height: 740 } };

/**
 * What a journey shows on both screens costs its time twice. One that has nothing to do with the width of a screen says
 * `@phone`; one that only a keyboard has, `@desktop`. Of the account and the checkout the phone has all of them, and the
 * desktop those that lay out a screen of their own.
 */
const ON_PHONE = [
  /@phone/,
  /checkout-(accessibility|gateway|late|restart|return|tabs)\.spec\.ts/,
  /account-(access|consents)\.spec\.ts/,
  /account-data\.spec\.ts (?!axe )/,
  /account\.spec\.ts (a wrong password|the guarantee is|whoever registered|without internet|nobody signed|a session that)/,
  /account\.spec\.ts (a failure of|the home screen asks)/,
  /checkout-card\.spec\.ts a buyer known by email/,
  /checkout-pix\.spec\.ts (a buyer |who came from)/,
];
const ON_DESKTOP = [/@desktop/, /checkout-keyboard\.spec\.ts/];

export default defineConfig({
  testDir: "./journeys",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // On a stranger's machine a journey that fails is gone through once more; CI names it, and it is a bug all the same.
  retries: process.env["CI"] ? 1 : 0,
  timeout: 30_000,
  expect: { timeout: 8_000 },
  reporter: process.env["CI"] ? [["list"], ["json", { outputFile: "test-results/results.json" }]] : "list",
  use: {
    baseURL: siteUrl,
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    // Every step can be looked at in its snapshot; a film of it besides would cost each journey a fifth of its time.
    trace: { mode: "retain-on-failure", screenshots: false, sources: false },
    launchOptions,
  },
  projects: [
    // No picture depends on how fine the screen is, and here the processor draws every dot: a plain phone's are enough.
    { name: "phone", use: { ...phone, deviceScaleFactor: 2 }, grepInvert: ON_DESKTOP },
    { name: "desktop", use: { viewport: { width: 1440, height: 900 } }, grepInvert: ON_PHONE },
    // Starts browsers of its own. What it judges does not depend on how busy the machine is.
    { name: "lighthouse", testDir: "./lighthouse", use: { trace: "off" } },
    // After everything else, alone: a busy machine would be measured instead of the page.
    {
      name: "perf",
      testDir: "./perf",
      dependencies: ["phone", "desktop", "lighthouse"],
      workers: 1,
      // Recording a trace is work too.
      use: { ...phone, trace: "off" },
    },
  ],
  webServer: {
    command: "node ../scripts/stack.ts --fresh",
    env: { PORT_BASE: String(PORT_BASE) },
    url: `${siteUrl}/v1/ready`,
    timeout: 180_000,
    reuseExistingServer: !process.env["CI"],
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    stdout: "ignore",
    stderr: "pipe",
  },
});
