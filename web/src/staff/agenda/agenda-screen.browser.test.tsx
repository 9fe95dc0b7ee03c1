import { afterEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../ui/testing/expect-accessible.ts";
import { idOf } from "../testing/design-day.ts";
import { type Answers, fakeServer } from "../testing/fake-server.ts";
import { renderStaff, restoreWindow } from "../testing/render-staff.tsx";
import { AgendaScreen } from "./agenda-screen.tsx";
import { exampleAgenda } from "./testing/example-agenda.ts";

afterEach(restoreWindow);

async function open(answers: Answers = {}, width = 1440) {
  const server = fakeServer({ "GET /v1/staff/agenda": () => exampleAgenda, ...answers });
  await renderStaff(<AgendaScreen />, { width });
  await expect.element(page.getByRole("heading", { name: "Hoje" })).toBeVisible();
  return server;
}

const chosen = () => document.querySelector("aside h2")?.textContent;
const type = (keys: string) => userEvent.keyboard(keys);

describe.each([1440, 768, 390])("at %i px", (width) => {
  test("the agenda fits and is accessible", async () => {
    await open({}, width);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(document.body.textContent).not.toMatch(/undefined|null|NaN|!/);
    await expectAccessible();
  });
});

test("what is owed without an hour stands above everything", async () => {
  await open();
  await expect.element(page.getByText(/precisa de uma conversa até amanhã, 09h52/)).toBeVisible();
});

test("the next call is chosen; J and K go through the week", async () => {
  await open();
  await expect.poll(chosen).toBe("Joana Reis");
  await type("jj");
  await expect.poll(chosen).toBe("Alice Nogueira");
  await type("kkk");
  await expect.poll(chosen).toBe("Otávio Lins");
});

test("the member's own hour stands beside Brasília's", async () => {
  await open();
  await expect.element(page.getByText("18h00 lá")).toBeVisible();
});

test("a missed call can be noted only from its minute on", async () => {
  const { calls } = await open({ "POST /result": () => exampleAgenda });
  await expect.element(page.getByRole("button", { name: "Não apareceu" })).toBeDisabled();
  await expect.element(page.getByText(/só depois das 11h40/)).toBeVisible();
  await type("k");
  await expect.poll(chosen).toBe("Otávio Lins");
  await page.getByRole("button", { name: "Não apareceu" }).click();
  await expect.element(page.getByText("Otávio Lins: não apareceu")).toBeVisible();
  const sent = calls.find(({ method }) => method === "POST");
  expect(sent).toMatchObject({ path: `/v1/staff/agenda/${idOf(115)}/result`, body: { result: "missed" } });
});

test("another hour is proposed with a reason", async () => {
  const { calls } = await open({ "POST /move": () => exampleAgenda });
  await type("d");
  const dialog = page.getByRole("dialog", { name: "Outra hora para Joana Reis" });
  await dialog.getByRole("button", { name: "Propor" }).click();
  await expect.element(dialog.getByText("Escolha a hora e o motivo")).toBeVisible();
  await dialog.getByLabelText("hoje, 18h00").click();
  await dialog.getByLabelText("Uma urgência").click();
  await expectAccessible();
  await dialog.getByRole("button", { name: "Propor" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
    startsAt: exampleAgenda.free[0],
    reason: "urgency",
  });
});

test("a link of another scheme is refused before it is sent", async () => {
  const { calls } = await open({ "POST /link": () => exampleAgenda });
  await type("jj");
  // What is typed into the field of the call before would be lost.
  await expect.poll(chosen).toBe("Alice Nogueira");
  const field = page.getByLabelText("Link da chamada");
  await field.fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Guardar link" }).click();
  await expect.element(page.getByText("Cole um link que comece com https")).toBeVisible();
  await field.fill("https://chamada.example/nova");
  await page.getByRole("button", { name: "Guardar link" }).click();
  await expect.element(page.getByText("Link guardado")).toBeVisible();
  expect(calls.filter(({ method }) => method === "POST").map(({ body }) => body)).toEqual([
    { link: "https://chamada.example/nova" },
  ]);
});

test("another week is asked for by its Monday, and G comes back", async () => {
  const { calls } = await open();
  await page.getByRole("button", { name: "Próxima semana" }).click();
  await expect.element(page.getByRole("heading", { name: "23 a 28 de novembro" })).toBeVisible();
  expect(calls.at(-1)?.query).toBe("?week=2026-11-23");
  await type("g");
  await expect.element(page.getByRole("heading", { name: "16 a 21 de novembro" })).toBeVisible();
});
