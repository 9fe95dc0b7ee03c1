import type { StaffMe } from "@app/contract/staff/identity";
import { useState } from "react";
import { createRoutesStub } from "react-router";
import { afterAll, afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../ui/testing/expect-accessible.ts";
import { helena } from "../testing/example-staff.ts";
import { StaffFrame } from "./staff-frame.tsx";
import { StaffScreen } from "./staff-screen.tsx";
import { switchShortcuts, useShortcuts } from "./use-shortcuts.ts";

function Queue() {
  const [rows, setRows] = useState(0);
  useShortcuts({ j: () => setRows(rows + 1) });
  return (
    <StaffScreen title="Fila" keys={[{ keys: ["J", "K"], label: "descer e subir" }]}>
      <p role="status">{rows} descidas</p>
      <label>
        Busca <input />
      </label>
    </StaffScreen>
  );
}

async function open(me: StaffMe = helena): Promise<void> {
  const Stub = createRoutesStub([
    {
      path: "/equipe",
      Component: () => (
        <StaffFrame me={me}>
          <Queue />
        </StaffFrame>
      ),
    },
  ]);
  await render(<Stub initialEntries={["/equipe"]} />);
}

// Files share one page.
const { innerWidth, innerHeight } = window;
afterAll(() => page.viewport(innerWidth, innerHeight));
afterEach(() => switchShortcuts(true));

const rows = () => page.getByRole("status");

test.each([1440, 768, 390])("at %i px it is accessible, and nothing runs over the window", async (width) => {
  await page.viewport(width, 900);
  await open({ ...helena, role: "admin" });
  await expect.element(page.getByRole("link", { name: "Fila" })).toHaveAttribute("aria-current", "page");
  await expectAccessible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test("a letter is a command on the page, text in a field, and nothing when switched off", async () => {
  await open();
  await userEvent.keyboard("j");
  await expect.element(rows()).toHaveTextContent("1 descidas");
  await userEvent.click(page.getByLabelText("Busca"));
  await userEvent.keyboard("j");
  await expect.element(page.getByLabelText("Busca")).toHaveValue("j");
  await userEvent.click(page.getByRole("button", { name: "Conta de Helena Prado" }));
  await userEvent.keyboard("{Control>}j{/Control}");
  await expect.element(rows()).toHaveTextContent("1 descidas");
  await userEvent.click(page.getByRole("button", { name: "Desligar atalhos de uma tecla" }));
  await userEvent.keyboard("j");
  await expect.element(rows()).toHaveTextContent("1 descidas");
  await expect.element(page.getByRole("button", { name: "Ligar atalhos de uma tecla" })).toBeVisible();
});

test("the choice is kept on the machine", async () => {
  localStorage.setItem("staff-keys", "off");
  await open();
  await userEvent.keyboard("j");
  await expect.element(rows()).toHaveTextContent("0 descidas");
  await userEvent.click(page.getByRole("button", { name: "Conta de Helena Prado" }));
  await userEvent.click(page.getByRole("button", { name: "Ligar atalhos de uma tecla" }));
  expect(localStorage.getItem("staff-keys")).toBeNull();
  await userEvent.keyboard("j");
  await expect.element(rows()).toHaveTextContent("1 descidas");
  await userEvent.click(page.getByRole("button", { name: "Desligar atalhos de uma tecla" }));
  expect(localStorage.getItem("staff-keys")).toBe("off");
});

test("the person's menu opens and closes by keyboard, and says until when the session lasts", async () => {
  await open();
  const button = page.getByRole("button", { name: "Conta de Helena Prado" });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Sessão até 20h02")).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("link", { name: "Meu acesso" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByText("Sessão até 20h02")).not.toBeVisible();
  await expect.element(button).toHaveFocus();
});

test("after a recovery the rail has no places: only one's own access opens", async () => {
  await open({ ...helena, scope: "enrolment" });
  await expect.element(page.getByRole("button", { name: "Conta de Helena Prado" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Membros" })).not.toBeInTheDocument();
});
