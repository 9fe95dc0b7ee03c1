import { expect, test } from "../../journey.ts";

const KB = 1000;
/** Performance budget on a phone. Raising one of these is a decision, not a fix. */
const budget = { rendered: 150 * KB, lateScripts: 130 * KB, requests: 55 };

// The heaviest page. The build itself fails when the scripts that any public page names are too many.
test("the home page renders without scripts and within its byte budget", { tag: "@phone" }, async ({ page }) => {
  let requests = 0;
  page.on("request", () => {
    requests += 1;
  });
  await page.goto("/", { waitUntil: "load" });
  await expect(page.locator("html[data-ready]")).toBeAttached();
  await page.waitForLoadState("networkidle");

  // The browser's own timestamps: the test may see the load event long after it happened.
  const { untilRendered, scripts } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.POSITIVE_INFINITY;
    const rendered = Math.max(painted, navigation?.loadEventStart ?? Number.POSITIVE_INFINITY);
    const before = resources.filter(({ responseEnd }) => responseEnd <= rendered);
    return {
      untilRendered: before.reduce((sum, { transferSize }) => sum + transferSize, navigation?.transferSize ?? 0),
      scripts: resources
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ name, startTime }) => ({ name, early: startTime < rendered })),
    };
  });
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter(({ early }) => early)).toEqual([]);

  const sizes = await Promise.all(
    scripts.map(async ({ name }) => {
      const reply = await page.request.get(name, { headers: { "accept-encoding": "gzip" } });
      return Number(reply.headers()["content-length"]);
    }),
  );
  const late = sizes.reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({
    type: "budget",
    description: `${untilRendered} bytes until rendered, ${late} of late scripts, ${requests} requests`,
  });
  expect(untilRendered).toBeLessThanOrEqual(budget.rendered);
  expect(late).toBeLessThanOrEqual(budget.lateScripts);
  expect(requests).toBeLessThanOrEqual(budget.requests);
});

// Lighthouse finds the shifts of the other pages while they load.
test("the home page has no layout shift from the first paint to its end", {
  tag: ["@phone", "@whole"],
}, async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/");
  await expect(page.locator("html[data-ready]")).toBeAttached();
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  // Three decimals, as in Lighthouse: a late font can shift the layout by 0.0001.
  expect(shifts.reduce((sum, shift) => sum + shift, 0).toFixed(3)).toBe("0.000");
});
