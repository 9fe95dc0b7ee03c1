import journeys from "../playwright.config.ts";

/** A proof of its own, outside of CI: `npm run prove -- plan-morning`. */
export default {
  ...journeys,
  testDir: ".",
  workers: 1,
  retries: 0,
  timeout: 1_200_000,
  reporter: "list",
  projects: [{ name: "desktop", use: { viewport: { width: 1440, height: 900 }, trace: "off" as const } }],
  webServer: { ...[journeys.webServer].flat()[0], command: "node ../../scripts/stack.ts", timeout: 900_000 },
};
