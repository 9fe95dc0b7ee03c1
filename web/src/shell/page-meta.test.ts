import { brand } from "@app/contract/brand";
import { expect, test } from "vitest";
import { canonicalUrl, pageMeta } from "./page-meta.ts";

const page = { title: "Título", description: "Descrição" };

test("the canonical URL is the site's URL plus the path", () => {
  expect(canonicalUrl("/")).toBe(`${brand.siteUrl}/`);
  expect(pageMeta({ ...page, path: "/lp2" })).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: `${brand.siteUrl}/lp2`,
  });
});

test("social tags use the page's title and description unless they have their own", () => {
  expect(pageMeta(page)).toContainEqual({ property: "og:title", content: "Título" });
  const social = { title: "Outro", description: "Outra" };
  expect(pageMeta({ ...page, social })).toContainEqual({ property: "og:title", content: "Outro" });
});

test("a page is indexed by search engines unless it opts out", () => {
  expect(pageMeta(page).some((tag) => "name" in tag && tag.name === "robots")).toBe(false);
  expect(pageMeta({ ...page, robots: "noindex,follow" })).toContainEqual({
    name: "robots",
    content: "noindex,follow",
  });
});
