import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { everydayRules } from "@app/engine/assistant/everyday/everyday-rules";
import { matchPath } from "react-router";
import { describe, expect, test } from "vitest";
import { finishOf } from "../build-steps/pages/built-pages.ts";
import { pagesConf } from "../build-steps/pages/pages-conf.ts";
import { sitemap } from "../build-steps/pages/sitemap.ts";
import { appPaths } from "./app-paths.ts";
import { pageRulesOf } from "./page-rules.ts";
import { APP_GATE_FILE, APP_LAYOUT, type Page, pages, prerenderedAt, prerenderedPaths, STAFF_LAYOUT } from "./pages.ts";
import { routesOf } from "./routes.ts";

const pageAt = (path: string): Page => {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`no page at ${path}`);
  return page;
};

test("every route file is a page, and every page has its file", () => {
  const files = globSync("**/*.route.tsx", { cwd: import.meta.dirname });
  const notListed = [APP_LAYOUT.file, APP_GATE_FILE, STAFF_LAYOUT.file, "site/showcase.route.tsx"];
  expect([...new Set(pages.map(({ file }) => file)), ...notListed].sort()).toEqual(files.sort());
});

test("every screen has a loader: on a first load the router runs the layout's guard only with one", () => {
  const screens = pages.filter(({ isScreen }) => isScreen).map(({ file }) => file);
  const read = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");
  expect(screens.filter((file) => !/export (const|async function) clientLoader\b/.test(read(file)))).toEqual([]);
});

test("no two pages share a path or a route", () => {
  for (const values of [pages.map(({ path }) => path), pages.map(({ id, file }) => id ?? file)])
    expect(values).toHaveLength(new Set(values).size);
});

test.each(pages)("$path is consistent", ({ path, area, isScreen, prerender, inSitemap, isPrivate }) => {
  if (inSitemap) expect({ prerender, isPrivate }).toEqual({ prerender: true, isPrivate: false });
  expect(isPrivate).toBe(area !== "site");
  // The service worker's scope, and the screens that a login may return to.
  expect(area === "app").toBe(`${path}/`.startsWith(`${APP_LAYOUT.path}/`));
  expect(area === "staff").toBe(`${path}/`.startsWith(`${STAFF_LAYOUT.path}/`));
  if (isScreen) expect(["app", "staff"]).toContain(area);
});

test.each(Object.entries(appPaths))("the link to %s leads to a page of the app", (_, path) => {
  const { pathname } = new URL(typeof path === "string" ? path : path("7f0c"), "https://site.example");
  const found = pages.filter((page) => !page.path.endsWith("*") && matchPath(page.path, pathname));
  // `/app/diario/meus` also fits the pattern of a day: the router takes the page that names it.
  expect([...new Set(found.map(({ area }) => area))]).toEqual(["app"]);
});

describe("a page added to the list", () => {
  const derive = (page: Page) => {
    const all = [...pages, page];
    return {
      routes: JSON.stringify(routesOf(all)),
      prerendered: prerenderedPaths(all),
      sitemap: sitemap("https://site.example", all),
      nginx: pagesConf(all, ""),
      rules: pageRulesOf(all),
      finish: (file: string) => finishOf(file, all),
    };
  };

  test("that is public appears in routes, prerendered files, sitemap and nginx's locations", () => {
    const page = { ...pageAt("/blog"), path: "/receitas", file: "blog/recipes.route.tsx" };
    const { routes, prerendered, sitemap: xml, nginx, rules, finish } = derive(page);
    expect(routes).toContain('"path":"receitas"');
    expect(prerendered).toContain("/receitas");
    expect(xml).toContain("<loc>https://site.example/receitas</loc>");
    expect(nginx).toContain("location = /receitas {");
    expect(finish("receitas/index.html")).toMatchObject({ scripts: "late", loadsDocuments: true });
    expect(rules.PRIVATE_PAGE.test("/receitas")).toBe(false);
  });

  test("that is private is served by the fallback, and is neither reported nor listed", () => {
    const page: Page = {
      ...pageAt("/pagamento/:userId?"),
      path: "/vendas/:memberId",
      file: "sales/member.route.tsx",
      prerender: false,
    };
    const { routes, prerendered, sitemap: xml, nginx, rules } = derive(page);
    expect(routes).toContain('"path":"vendas/:memberId"');
    expect(nginx).toContain("location /vendas/ {");
    expect([...prerendered, xml].join(" ")).not.toContain("vendas");
    expect(["/vendas/7f0c", "/vendas", "/vendas-novas"].map((path) => rules.PRIVATE_PAGE.test(path))).toEqual([
      true,
      true,
      false,
    ]);
    expect(rules.PAGE_WITH_LOGIN.test("/vendas/7f0c")).toBe(true);
    const redacted = rules.PATH_IDS.reduce(
      (url, [id, name]) => url.replace(id, name),
      "https://s.example/vendas/7f0c?a=1",
    );
    expect(redacted).toBe("https://s.example/vendas/:memberId?a=1");
  });

  test("that is a screen is a route of the app's layout, and a login may return to it", () => {
    const { routes, nginx, rules } = derive({
      ...pageAt("/app/dados"),
      path: "/app/receitas",
      file: "app/recipes/recipes.route.tsx",
    });
    type Route = { file: string; path?: string; children?: Route[] };
    const gate = (JSON.parse(routes) as Route[]).find(({ file }) => file === APP_GATE_FILE);
    const layout = gate?.children?.find(({ file }) => file === APP_LAYOUT.file);
    expect(layout?.children?.map(({ path }) => path)).toContain("receitas");
    expect(nginx).toContain("location = /app/receitas {");
    expect(rules.APP_SCREEN.test("/app/receitas")).toBe(true);
    expect(rules.PRIVATE_PAGE.test("/app/receitas")).toBe(true);
  });

  test("a private home page is refused: its rule would hold for every page", () => {
    expect(() => derive({ ...pageAt("/"), isPrivate: true })).toThrow("every page");
  });
});

test("a document that is no page fails the build", () => {
  expect(() => finishOf("esquecida/index.html", pages)).toThrow("esquecida/index.html is not in the list of pages");
  expect(pages.flatMap((page) => prerenderedAt(page) ?? []).length).toBeGreaterThan(20);
});

test("what an answer of the assistant opens is a page", () => {
  const opened = Object.values(everydayRules.content.answers).flatMap(({ open }) => open);
  const paths = new Set(pages.map(({ path }) => path));
  const missing = opened
    .map((page) => page.replace(/^\{\w+\}$/, "/app/treino/:session"))
    .filter((page) => !paths.has(page));
  expect(missing).toEqual([]);
});
