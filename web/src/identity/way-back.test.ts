import { expect, test } from "vitest";
import { loginFrom, wayBack } from "./way-back.ts";

test("a screen of the app is come back to", () => {
  const url = new URL(loginFrom("/app/pagamentos/1-2"), "https://prumo.example");
  expect(url.pathname).toBe("/login");
  expect(wayBack(url)).toBe("/app/pagamentos/1-2");
});

test("signing in at the screen's own address stays there", () => {
  expect(wayBack({ pathname: "/app/conta", search: "" })).toBe("/app/conta");
});

test.each(["/", "/lp"])("from %s it leads home", (pathname) => {
  expect(loginFrom(pathname)).toBe("/login");
});

test.each([
  "https://mal.example",
  "//mal.example",
  "/app/../login",
  "/app//mal.example",
  "/apple",
  "/app\\mal",
  "javascript:alert(1)",
])("%s is no way back", (asked) => {
  expect(wayBack({ pathname: "/login", search: `?volta=${encodeURIComponent(asked)}` })).toBe("/app");
});
