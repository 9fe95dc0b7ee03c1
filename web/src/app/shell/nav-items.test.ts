import { expect, test } from "vitest";
import { appPaths } from "../../app-paths.ts";
import { pages } from "../../pages.ts";
import { accountItems, isAccountItem, openItem, places } from "./nav-items.ts";

const screens = pages
  .filter(({ area, isScreen, path }) => area === "app" && isScreen && path !== "/app/*")
  .map(({ path }) => path);

test.each(screens)("%s belongs to a place of the navigation", (path) => {
  expect(openItem(path)).toBeDefined();
});

test.each([
  ["/app/", "Hoje"],
  ["/app/plano", "Plano"],
  ["/app/treino/7f0c", "Plano"],
  [appPaths.booking, "Plano"],
  ["/app/diario/2026-11-12", "Diário"],
  ["/app/conta/", "Conta"],
  ["/app/pagamentos/7f0c/recibo", "Pagamentos"],
  [appPaths.pause, "Conta"],
  [appPaths.data, "Seus dados"],
  ["/app/planos", undefined],
])("at %s the open item is %s", (path, label) => {
  expect(openItem(path)?.label).toBe(label);
});

test("the account is not one of the bar's five places", () => {
  expect(places).toHaveLength(5);
  expect(places.some(isAccountItem)).toBe(false);
  expect(accountItems.every(isAccountItem)).toBe(true);
});
