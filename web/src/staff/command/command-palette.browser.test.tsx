import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../ui/testing/expect-accessible.ts";
import { idOf } from "../testing/design-day.ts";
import { fakeServer } from "../testing/fake-server.ts";
import { renderStaff, restoreWindow } from "../testing/render-staff.tsx";
import { CommandSearch } from "./command-search.tsx";

afterEach(restoreWindow);

const members = ["Marina Costa", "Márcio Vidal"].map((name, index) => ({
  memberId: idOf(index),
  name,
  access: "active",
  day: 19,
  week: 3,
  diet: "A",
  training: "B",
}));
const chosen = () => document.querySelector("[role=option][aria-selected=true]")?.textContent;

async function open() {
  const server = fakeServer({ "GET /v1/staff/members": () => ({ members }) });
  await renderStaff(<CommandSearch />);
  await userEvent.keyboard("{Control>}k{/Control}");
  await expect.element(page.getByRole("combobox")).toHaveFocus();
  return server;
}

test("finds members by name, marks what was typed and opens the chosen one", async () => {
  const { calls } = await open();
  await userEvent.keyboard("mar");
  await expect.element(page.getByRole("option", { name: /Márcio Vidal/ })).toBeVisible();
  expect(calls.at(-1)?.query).toBe("?name=mar");
  expect([...document.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(["Mar", "Már"]);
  await expectAccessible();
  await userEvent.keyboard("{ArrowDown}");
  expect(chosen()).toContain("Márcio");
  await userEvent.keyboard("{ArrowDown}");
  expect(chosen()).toContain("Marina");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("outra tela")).toBeVisible();
});

test("without a text it offers the places; Escape closes it and gives the focus back", async () => {
  await open();
  expect([...document.querySelectorAll("[role=option]")].map((option) => option.textContent)).toEqual([
    "Fila",
    "Membros",
    "Agenda",
    "Meu acesso",
  ]);
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("combobox")).not.toBeInTheDocument();
});
