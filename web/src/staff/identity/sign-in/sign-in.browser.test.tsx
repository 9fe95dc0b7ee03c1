import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import { fakeServer, refuse } from "../../testing/fake-server.ts";
import { Entrance } from "../entrance.tsx";
import { SignInViews } from "./sign-in-views.tsx";

const open = () =>
  render(
    <Entrance>
      <SignInViews />
    </Entrance>,
  );

test("the key of this device comes first and is the one main action; there is no way to create an account", async () => {
  await open();
  await expectAccessible();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Porta da equipe.");
  const primary = [...document.querySelectorAll("[data-variant=primary]")].map(({ textContent }) => textContent);
  expect(primary).toEqual([expect.stringContaining("Entrar com a chave deste aparelho")]);
  expect(document.body.textContent).not.toMatch(/crie|criar conta|cadastre-se/i);
});

test("by keyboard alone: a refused code says so once, and what was typed stays", async () => {
  const { calls } = fakeServer({ "POST /v1/staff/sign-in/code": () => refuse("staff-credentials-wrong") });
  await open();
  await userEvent.click(page.getByLabelText("Email de trabalho"));
  await userEvent.keyboard("helena@prumo.example{Tab}uma senha comprida{Tab}{Tab}12a34-56{Enter}");
  await expect.element(page.getByRole("alert").getByText(/Não conferiu/)).toBeVisible();
  expect(calls).toMatchObject([
    {
      method: "POST",
      path: "/v1/staff/sign-in/code",
      body: { email: "helena@prumo.example", password: "uma senha comprida", code: "123456" },
    },
  ]);
  await expect.element(page.getByLabelText("Código do aplicativo")).toHaveValue("123456");
  await expectAccessible();
});

test("nothing is sent without email, password and six digits; the first empty field has the focus", async () => {
  const { calls } = fakeServer({});
  await open();
  await userEvent.click(page.getByRole("button", { name: "Entrar", exact: true }));
  await expect.element(page.getByLabelText("Email de trabalho")).toHaveFocus();
  await expect
    .element(page.getByLabelText("Código do aplicativo"))
    .toHaveAccessibleDescription("O código tem 6 números");
  expect(calls).toEqual([]);
  await expectAccessible();
});

test("a lost connection is not a refusal", async () => {
  fakeServer({});
  await open();
  await userEvent.click(page.getByRole("button", { name: "Entrar com a chave deste aparelho" }));
  await expect.element(page.getByRole("alert").getByText(/Sem conexão com o servidor/)).toBeVisible();
});

test("who lost the device finds the recovery code, and its title has the focus", async () => {
  const { calls } = fakeServer({ "POST /v1/staff/sign-in/recovery": () => refuse("too-many-attempts") });
  await open();
  await userEvent.click(page.getByRole("button", { name: "Perdi meu aparelho" }));
  await expect.element(page.getByRole("heading", { name: "Perdeu o aparelho?" })).toHaveFocus();
  await userEvent.click(page.getByRole("button", { name: "Usar código de reserva" }));
  await expect.element(page.getByRole("heading", { name: "Código de reserva." })).toHaveFocus();
  await userEvent.fill(page.getByLabelText("Email de trabalho"), "helena@prumo.example");
  await userEvent.fill(page.getByLabelText("Código de reserva"), "abcd-efgh");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("alert").getByText(/Espere um pouco, entre com a chave/)).toBeVisible();
  expect(document.body.textContent).not.toContain("recupere a senha");
  expect(calls[0]?.body).toEqual({ email: "helena@prumo.example", code: "abcd-efgh" });
  await expectAccessible();
});
