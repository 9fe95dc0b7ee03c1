import { expect, test } from "vitest";
import { FOREIGN_URLS } from "../../../../scripts/lib/foreign-urls.ts";
import { loginUrl, safeReturnTo } from "./return-to.ts";

test("a screen of the app is the return path", () => {
  const url = new URL(loginUrl("/app/pagamentos/1-2"), "https://prumo.example");
  expect(url.pathname).toBe("/login");
  expect(safeReturnTo(url)).toBe("/app/pagamentos/1-2");
});

test("signing in at the screen's own URL stays there", () => {
  expect(safeReturnTo({ pathname: "/app/conta", search: "" })).toBe("/app/conta");
});

test.each(["/", "/lp"])("%s has no return path", (pathname) => {
  expect(loginUrl(pathname)).toBe("/login");
});

test.each(FOREIGN_URLS)("%j is rejected as a return path", (requested) => {
  expect(safeReturnTo({ pathname: "/login", search: `?volta=${encodeURIComponent(requested)}` })).toBe("/app");
  const unescaped = safeReturnTo({ pathname: requested, search: `?volta=${requested}` });
  expect(unescaped).toMatch(/^\/app(\/[\w-]+)*$/);
  expect(loginUrl(requested)).toBe("/login");
});
