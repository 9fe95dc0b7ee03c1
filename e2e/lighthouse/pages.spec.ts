import { expect, test } from "@playwright/test";
import { measurePage } from "../measure-page.ts";
import { siteUrl } from "../urls.ts";

/** One page of each kind. Speed depends on load: `npm run lighthouse -w e2e` compares it with a baseline. */
const pages = [
  { path: "/", indexed: true },
  { path: "/lp2", indexed: true },
  { path: "/blog", indexed: true },
  { path: "/pagamento", indexed: false },
  { path: "/app", indexed: false },
];

for (const { path, indexed } of pages) {
  test(`Lighthouse finds nothing to improve on ${path}`, { tag: path === "/lp2" ? [] : "@whole" }, async () => {
    test.slow();
    const metrics = await measurePage(new URL(path, siteUrl).href, { isTimed: false });
    const { accessibility, seo, cls } = metrics;
    expect(accessibility).toBe(100);
    expect(metrics["best-practices"]).toBeGreaterThanOrEqual(95);
    if (indexed) expect(seo).toBe(100);
    expect(cls.toFixed(2)).toBe("0.00");
  });
}
