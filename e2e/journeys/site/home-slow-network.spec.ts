import { expect, openSignup, test } from "../../journey.ts";

const kilobits = (count: number) => (count * 1000) / 8;

test("on slow 4G and a slow phone the page renders before its scripts, and the first tap is not lost", {
  tag: ["@phone", "@whole"],
}, async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: kilobits(1600),
    uploadThroughput: kilobits(750),
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(() => {
    const note = () => Object.assign(window, { readyAt: performance.now() });
    new MutationObserver(note).observe(document, { subtree: true, attributeFilter: ["data-ready"] });
  });

  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await openSignup(page);
  // The browser's own timestamps: the test may see the page long after it was painted.
  const { drawnAt, readyAt } = await page.evaluate(() => ({
    drawnAt: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    readyAt: (window as unknown as { readyAt: number }).readyAt,
  }));
  expect(drawnAt).toBeLessThan(readyAt);
});
