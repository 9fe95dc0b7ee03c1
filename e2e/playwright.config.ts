import { defineConfig, devices } from "@playwright/test";
import { PORT_BASE, siteUrl } from "./addresses.ts";
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from "./chromium.ts";

// The scripts that start the stack read it too, also when a journey borrows them.
process.env["PORT_BASE"] = String(PORT_BASE);

const launchOptions = { executablePath: CHROMIUM_PATH, args: CHROMIUM_FLAGS };

const phone = { ...devices["Galaxy S9+"], viewport: { width: 360, height: 740 } };

/** What these show has nothing to do with the width of a screen, and each takes its time: one project is enough. */
const ON_PHONE =
  /(checkout-(accessibility|gateway|late|restart|return|tabs)|login-links|account-access|coming-back|hostile-words)\.spec\.ts$/;
const ON_DESKTOP = /checkout-keyboard\.spec\.ts$/;

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
    { name: "phone", use: { ...phone, deviceScaleFactor: 2 }, testIgnore: ON_DESKTOP },
    { name: "desktop", use: { viewport: { width: 1440, height: 900 } }, testIgnore: ON_PHONE },
    // After everything else, alone: a busy machine would be measured instead of the page.
    {
      name: "alone",
      testDir: "./alone",
      dependencies: ["phone", "desktop"],
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
