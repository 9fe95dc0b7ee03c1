import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "server",
          include: ["server/**/*.test.ts"],
          globalSetup: "server/src/testing/global-setup.ts",
          testTimeout: 20_000,
        },
      },
      { test: { name: "contract", include: ["contract/**/*.test.ts"] } },
      { test: { name: "simulators", include: ["simulators/**/*.test.ts"] } },
      { test: { name: "web", include: ["web/{src,build-steps}/**/*.test.{ts,tsx}"] } },
      { test: { name: "house", include: ["{scripts,bench}/**/*.test.ts"], testTimeout: 20_000 } },
    ],
  },
});
