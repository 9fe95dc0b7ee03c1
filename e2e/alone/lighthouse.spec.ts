import { expect, test } from "@playwright/test";
import { siteUrl } from "../addresses.ts";
import { measurePage } from "../measure-page.ts";

/** One page of each kind. What hangs on the machine's mood (the performance score) is noted, not judged. */
const pages = [
  { path: "/", indexed: true },
  { path: "/lp", indexed: true },
  { path: "/lp2", indexed: true },
  { path: "/blog", indexed: true },
  { path: "/termos", indexed: true },
  { path: "/login", indexed: false },
  { path: "/pagamento", indexed: false },
  { path: "/app", indexed: false },
];

for (const { path, indexed } of pages) {
  test(`Lighthouse finds nothing to improve on ${path}`, async () => {
    test.slow();
    const figures = await measurePage(new URL(path, siteUrl).href);
    const { performance, accessibility, seo, lcp, tbt, cls } = figures;
    test.info().annotations.push({ type: "lighthouse", description: JSON.stringify({ performance, lcp, tbt, cls }) });
    expect(accessibility).toBe(100);
    expect(figures["best-practices"]).toBeGreaterThanOrEqual(95);
    if (indexed) expect(seo).toBe(100);
    expect(cls.toFixed(2)).toBe("0.00");
  });
}
