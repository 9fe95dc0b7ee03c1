import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { failureOf } from "../../../api.ts";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import { ScreenError } from "./screen-error.tsx";

afterEach(() => vi.restoreAllMocks());

const open = async (error: unknown) => {
  await page.viewport(360, 740);
  const router = createMemoryRouter([{ path: "*", element: <ScreenError error={error} /> }]);
  await render(<RouterProvider router={router} />);
};

test.each([
  [false, "Você está sem internet."],
  [true, "Sem conexão com o servidor."],
])("a screen without its answer says what is missing, and how it would open (a network: %s)", async (onLine, title) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);
  await open(failureOf(new TypeError("Failed to fetch")));
  await expect.element(page.getByRole("heading", { name: title })).toBeVisible();
  await expect.element(page.getByText(/^Esta tela abre sozinha .* o seu dia abre até no metrô\.$/)).toBeVisible();
  await expectAccessible();
});

test("what failed on our side is not laid to the network", async () => {
  await open(new Error("a bug"));
  await expect.element(page.getByRole("heading", { name: "Não deu para abrir agora." })).toBeVisible();
});
