import { expect, test } from "vitest";
import { pages } from "../../src/pages.ts";
import { manifest, robots, sitemap } from "./sitemap.ts";

test("the sitemap lists the indexable pages, and nothing private", () => {
  const text = sitemap("https://site.example/", pages);
  for (const path of ["/", "/lp", "/emagrecimento", "/lp5", "/blog", "/privacidade"])
    expect(text).toContain(`<loc>https://site.example${path}</loc>`);
  expect(text).not.toMatch(/login|pagamento|\/app|nao-encontrada|sair-da-lista/);
});

test("robots.txt names the sitemap", () => {
  expect(robots("https://site.example")).toContain("Sitemap: https://site.example/sitemap.xml");
});

test("the manifest carries the brand's name", () => {
  expect(JSON.parse(manifest({ name: "Outro" }))).toMatchObject({ name: "Outro", start_url: "/app" });
});
