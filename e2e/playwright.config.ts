import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_FLAGS, CHROMIUM_PATH, HEADLESS_SHELL_PATH } from "./chromium.ts";
import { PORT_BASE, siteUrl } from "./urls.ts";

// The scripts that start the stack read it too, also when a journey imports them.
process.env["PORT_BASE"] = String(PORT_BASE);

const launchOptions = { executablePath: HEADLESS_SHELL_PATH, args: CHROMIUM_FLAGS };

// No image depends on the pixel density, and software rendering pays for every pixel: a factor of 2 is enough.
const phone = { ...devices["Galaxy S9+"], viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };

/**
 * `GATE=1`: what every change has to pass. Each journey once, without those tagged `@whole`, which run before a release.
 * A new journey is in the gate unless it is tagged: tag what a component or a server test protects as well.
 */
const isGate = process.env["GATE"] === "1";
const WHOLE_ONLY = isGate ? [/@whole/] : [];

/**
 * Running a journey on both screens doubles its time. A journey that does not depend on the screen's width is tagged
 * `@phone`, one that needs a keyboard `@desktop`. All journeys of the account and the checkout run on the phone; on the
 * desktop only those with a layout of their own.
 */
const PHONE_ONLY = [
  /@phone/,
  /checkout-(accessibility|gateway|late|restart|return|tabs)\.spec\.ts/,
  /account-(access|consents)\.spec\.ts/,
  /account-data\.spec\.ts (?!axe )/,
  /account\.spec\.ts (a wrong password|without a session)/,
  /account\.spec\.ts (a server error)/,
  /checkout-card\.spec\.ts/,
  /checkout-pix\.spec\.ts a (buyer|sales link) /,
];
const DESKTOP_ONLY = [/@desktop/, /checkout-keyboard\.spec\.ts/];

export default defineConfig({
  testDir: "./journeys",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // CI retries a failing journey once and reports it as flaky; a flaky journey is a bug all the same.
  retries: process.env["CI"] ? 1 : 0,
  // A slow machine may take several times as long as a quick one; what hangs fails all the same.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: process.env["CI"] ? [["list"], ["json", { outputFile: "test-results/results.json" }]] : "list",
  use: {
    baseURL: siteUrl,
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    // The DOM snapshots show every step; screenshots would add a fifth to each journey's time. Tracing costs a tenth: CI,
    // which retries, traces the second attempt alone.
    trace: { mode: process.env["CI"] ? "on-first-retry" : "retain-on-failure", screenshots: false, sources: false },
    launchOptions,
  },
  projects: [
    { name: "phone", use: phone, grepInvert: [...DESKTOP_ONLY, ...WHOLE_ONLY] },
    {
      name: "desktop",
      use: { viewport: { width: 1440, height: 900 } },
      grep: isGate ? DESKTOP_ONLY : /./,
      grepInvert: [...PHONE_ONLY, ...WHOLE_ONLY],
    },
    // Starts its own browsers. Its metrics do not depend on the machine's load.
    { name: "lighthouse", testDir: "./lighthouse", use: { trace: "off" }, grepInvert: WHOLE_ONLY },
    // Runs last and alone, so that other load does not distort the measurement.
    {
      name: "perf",
      testDir: "./perf",
      dependencies: ["phone", "desktop", "lighthouse"],
      grepInvert: WHOLE_ONLY,
      workers: 1,
      // Recording a trace adds load.
      use: { ...phone, trace: "off", launchOptions: { ...launchOptions, executablePath: CHROMIUM_PATH } },
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
