import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { CHROMIUM_FLAGS, HEADLESS_SHELL_PATH } from "./e2e/chromium.ts";
import { checksOf } from "./scripts/lib/checks.ts";

const inBrowser = "web/src/**/*.browser.test.tsx";
/** A slow machine may take several times as long as a quick one; a test that hangs fails all the same. */
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 10_000 } } };
/** CI runs a test that failed once more and lists it as flaky, as Playwright does; a flaky test is a bug all the same. */
const retried = { retry: process.env["CI"] ? 1 : 0 };
const checks = checksOf(process.env);
if (checks.whole && !process.env["CHECKS_SEED"]) {
  // This file is read more than once.
  process.env["CHECKS_SEED"] = String(checks.seed);
  console.log(`Generated tests: CHECKS=all CHECKS_SEED=${checks.seed} repeats their cases.`);
}
const generation = { provide: { checks } };
/** What Node runs in production, Node imports here: Vite would make every use of an import the access of a getter. */
const native = { experimental: { viteModuleRunner: false, nodeLoader: false } };
/** Modules that keep no state: files share them instead of reading the tables anew. */
const shared = { isolate: false };
const pure = { ...timeouts, ...generation, ...shared, ...native };
const models = "reliability/model/**/*.test.ts";

export default defineConfig({
  test: {
    // The default leaves one core idle, half of a small machine; most tests wait for PostgreSQL.
    maxWorkers: "100%",
    reporters: ["default", "./scripts/lib/flaky-reporter.ts"],
    projects: [
      {
        test: {
          ...timeouts,
          ...generation,
          ...retried,
          ...native,
          name: "server",
          include: ["server/**/*.test.ts"],
          globalSetup: "server/src/testing/global-setup.ts",
          // Files share modules, which halves the time: no module keeps state, each test makes its own dependencies.
          isolate: false,
        },
      },
      { test: { ...pure, name: "contract", include: ["contract/**/*.test.ts"] } },
      { test: { ...pure, name: "engine", include: ["engine/**/*.test.ts"] } },
      { test: { ...pure, name: "simulators", include: ["simulators/**/*.test.ts"] } },
      {
        test: {
          ...timeouts,
          ...generation,
          ...shared,
          name: "web",
          include: ["web/{src,build-steps}/**/*.test.{ts,tsx}"],
          exclude: [inBrowser],
        },
      },
      {
        test: {
          ...timeouts,
          ...generation,
          name: "tools",
          include: ["{scripts,reliability}/**/*.test.ts"],
          exclude: [models],
        },
      },
      // Device and server together, on PostgreSQL.
      {
        test: {
          ...timeouts,
          ...generation,
          name: "models",
          include: [models],
          globalSetup: "server/src/testing/global-setup.ts",
        },
      },
      {
        // Bundled before the first test: a package found later would reload the page in the middle of a run.
        optimizeDeps: {
          include: [
            "@simplewebauthn/browser",
            "@tanstack/react-query",
            "@tanstack/react-virtual",
            "axe-core",
            "d3-array",
            "d3-scale",
            "d3-shape",
            "idb",
            "react",
            "react-dom/client",
            "react-router",
            "react/jsx-dev-runtime",
            "vitest-browser-react",
            "vitest-browser-react/pure",
            "zod/mini",
          ],
        },
        test: {
          ...timeouts,
          ...generation,
          ...retried,
          name: "browser",
          include: [inBrowser],
          setupFiles: "web/src/ui/testing/browser-setup.ts",
          // `CPU_THROTTLE=6` finds the tests that pass on a quick machine only.
          env: {
            CPU_THROTTLE: process.env["CPU_THROTTLE"] ?? "1",
            PICTURES: process.env["PICTURES"] ?? "null",
            MODEL_RUNS: process.env["MODEL_RUNS"] ?? "24",
            MODEL_SEED: process.env["MODEL_SEED"] ?? "1",
          },
          // A page for each file costs more than its tests.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              // A click that never becomes possible says why, instead of ending with the test's time.
              actionTimeout: 20_000,
              launchOptions: { executablePath: HEADLESS_SHELL_PATH, args: CHROMIUM_FLAGS },
              contextOptions: { locale: "pt-BR", timezoneId: "America/Sao_Paulo", reducedMotion: "reduce" },
            }),
            instances: [{ browser: "chromium", viewport: { width: 360, height: 740 } }],
          },
        },
      },
    ],
  },
});
