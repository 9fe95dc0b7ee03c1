import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SignupProvider } from "../../../identity/sign-up/signup.tsx";
import { startMeServer } from "../../../identity/testing/me-server.ts";
import { Plans } from "./plans.tsx";

const open = () =>
  render(
    <SignupProvider>
      <Plans />
    </SignupProvider>,
  );
const text = () => document.body.innerText.replace(/\s+/g, " ");

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("a visitor reads the usual price, and the free plan opens the sign-up", async () => {
  startMeServer(null);
  await open();
  expect(text()).toContain("R$ 199,99 por mês");
  await expect.element(page.getByRole("button", { name: "Escolher Plano" })).toBeVisible();
});

test("a visitor whose page advertised a lower price reads it here, with its total", async () => {
  sessionStorage.setItem("offer", "B");
  await open();
  await vi.waitFor(() => expect(text()).toContain("R$ 197,70 por mês"));
  expect(text()).toContain("R$ 2.372,40 por 12 meses, em até 12x de R$ 197,70");
  expect(text()).not.toContain("199,99");
  await page.getByRole("radio", { name: "Semestral" }).click({ force: true });
  expect(text()).toContain("R$ 260,00 por mês");
});

test("of a member the server is asked, and the free plan leads to the app", async () => {
  startMeServer({ fullName: "Juliana Prado", offerMonthlyCents: 197_70 });
  await open();
  await vi.waitFor(() => expect(text()).toContain("R$ 197,70 por mês"));
  await expect.element(page.getByRole("link", { name: "Abrir meu Prumo" })).toHaveAttribute("href", "/app");
  expect(text()).toContain("Você já entrou, Juliana.");
  // Another person may want an account on the same device.
  await expect.element(page.getByRole("button", { name: "Escolher Plano" })).toBeVisible();
});

test("a page that was open knows who signed up or in meanwhile", async () => {
  startMeServer(null);
  await open();
  await expect.element(page.getByRole("button", { name: "Escolher Plano" })).toBeVisible();
  startMeServer({ fullName: "Juliana Prado", offerMonthlyCents: null });
  dispatchEvent(new StorageEvent("storage", { key: "user" }));
  await expect.element(page.getByRole("link", { name: "Abrir meu Prumo" })).toBeVisible();
  expect(text()).toContain("R$ 199,99 por mês");
});
