import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // The default leaves one core idle, half of a small machine; most tests wait for PostgreSQL.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "server",
          include: ["server/**/*.test.ts"],
          globalSetup: "server/src/testing/global-setup.ts",
          testTimeout: 20_000,
          // Files share modules, which halves the time: no module keeps state, each test makes its own dependencies.
          isolate: false,
        },
      },
      { test: { name: "contract", include: ["contract/**/*.test.ts"] } },
      { test: { name: "engine", include: ["engine/**/*.test.ts"], testTimeout: 20_000 } },
      { test: { name: "simulators", include: ["simulators/**/*.test.ts"] } },
      { test: { name: "web", include: ["web/{src,build-steps}/**/*.test.{ts,tsx}"] } },
      { test: { name: "tools", include: ["{scripts,reliability}/**/*.test.ts"], testTimeout: 20_000 } },
    ],
  },
});
