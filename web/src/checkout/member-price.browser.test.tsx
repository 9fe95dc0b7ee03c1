import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { startMeServer } from "../identity/testing/me-server.ts";
import { Checkout } from "./checkout.tsx";

const open = () =>
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: "*", element: <Checkout userId={null} /> }], {
        initialEntries: ["/pagamento?plano=completo&ciclo=annual"],
      })}
    />,
  );
const total = () => (document.querySelector("aside")?.textContent ?? "").replaceAll("\u00a0", " ");

test("a member's first step has her price, and no other before it", async () => {
  sessionStorage.clear();
  const server = startMeServer({ fullName: "Juliana Prado", offerMonthlyCents: 197_70 });
  const seen = new Set<string>();
  const watch = new MutationObserver(() =>
    total()
      .match(/R\$ [\d.,]+/g)
      ?.forEach((price) => seen.add(price)),
  );
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  await open();
  await expect.element(page.getByRole("button", { name: /PIX/ }).first()).toBeVisible();
  await expect.poll(total).toContain("R$ 2.372,40");
  watch.disconnect();
  expect([...seen].filter((price) => price !== "R$ 197,70" && price !== "R$ 2.372,40")).toEqual([]);
  expect(server.asked).toBe(1);
});

test("a checkout that was open knows who signed in meanwhile", async () => {
  sessionStorage.clear();
  startMeServer(null);
  await open();
  await expect.poll(total).toContain("R$ 2.399,88");
  startMeServer({ fullName: "Juliana Prado", offerMonthlyCents: null });
  dispatchEvent(new StorageEvent("storage", { key: "user" }));
  await expect.element(page.getByRole("heading", { name: /Juliana/ })).toBeVisible();
});
