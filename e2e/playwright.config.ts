import { defineConfig, devices } from "@playwright/test";
import { PORT_BASE, siteUrl } from "./addresses.ts";

const launchOptions = {
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

export default defineConfig({
  testDir: "./journeys",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 8_000 },
  reporter: process.env["CI"] ? [["list"], ["json", { outputFile: "test-results/results.json" }]] : "list",
  use: {
    baseURL: siteUrl,
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    trace: "retain-on-failure",
    launchOptions,
  },
  projects: [
    { name: "phone", use: { ...devices["Galaxy S9+"], viewport: { width: 360, height: 740 } } },
    { name: "desktop", use: { viewport: { width: 1440, height: 900 } } },
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
