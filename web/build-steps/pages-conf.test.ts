import { expect, test } from "vitest";
import { pagesConf } from "./pages-conf.ts";

test("every page has its location, the home page too; the not-found page has none", () => {
  const conf = pagesConf(["lp/index.html", "app/conta/index.html", "index.html", "nao-encontrada/index.html"]);
  expect([...conf.matchAll(/^location = (\S+) \{$/gm)].map(([, page]) => page)).toEqual(["/app/conta", "/", "/lp"]);
  expect(conf).toContain("try_files /lp/index.html =404;");
});
