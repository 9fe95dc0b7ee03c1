import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../ui/testing/expect-accessible.ts";
import { renderScreen } from "../intake/testing/render-screen.tsx";
import { PromisesScreen } from "./promises-screen.tsx";
import { aPromise, examplePromises, NOW } from "./testing/example-promises.ts";

beforeEach(async () => {
  await page.viewport(360, 740);
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const MINUTE = 60_000;
const show = (promised = examplePromises) => renderScreen(<PromisesScreen promised={promised} />);
const itemOf = (title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: new RegExp(`^${title}`) }) });
const stateOf = (title: string) => itemOf(title).element().getAttribute("data-state");
const titles = () => [...document.querySelectorAll("ol h3")].map((heading) => heading.firstChild?.textContent);

test("what is done hangs above now, what is owed below, each with its ring, its moment and its days", async () => {
  await show();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("O que prometemos a você.");
  expect(titles()).toEqual([
    "Plano definitivo, assinado",
    "Resposta da revisão da semana de 02/11",
    "Resposta à sua mensagem de 17/11",
    "Agora",
    "Resposta à sua mensagem de 18/11",
    "Ajuste quinzenal da dieta",
    "Ajuste quinzenal do treino",
    "Revisão da semana de 16/11",
  ]);
  expect(stateOf("Resposta da revisão da semana de 02/11")).toBe("kept-late");
  await expect.element(page.getByText("+1 dia, porque a resposta da revisão atrasou")).toBeVisible();
  expect(stateOf("Resposta à sua mensagem de 18/11")).toBe("running");
  expect(stateOf("Ajuste quinzenal da dieta")).toBe("short");
  expect(stateOf("Ajuste quinzenal do treino")).toBe("paused");
  expect(stateOf("Revisão da semana de 16/11")).toBe("coming");
  await expect.element(itemOf("Revisão da semana de 16/11").getByText(/domingo, 22\/11/)).toBeVisible();
  await expect.element(itemOf("Ajuste quinzenal da dieta").getByText(/Faltam 9h42\./)).toBeVisible();
  await expect.element(itemOf("Ajuste quinzenal da dieta").getByText(/Se atrasar, \+2 dias\./)).toBeVisible();
  const body = document.body.textContent ?? "";
  for (const words of ["11", "cumpridas no prazo", "+1 dia", "no seu plano, até 02/11/2027"])
    expect(body).toContain(words);
  expect(body).not.toMatch(/undefined|NaN|!/);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAccessible();
});

test("clocks move on while the screen is open, in the hours that count, and a promise becomes late by itself", async () => {
  await show();
  const answer = itemOf("Resposta à sua mensagem de 18/11");
  await expect.element(answer.getByText(/Faltam 4h12 de serviço\./)).toBeVisible();
  vi.setSystemTime(NOW + 60 * MINUTE);
  vi.advanceTimersByTime(20_000);
  await expect.element(answer.getByText(/Faltam 3h11 de serviço\./)).toBeVisible();
  vi.setSystemTime(NOW + 5 * 60 * MINUTE);
  vi.advanceTimersByTime(20_000);
  await expect.element(answer).toHaveAttribute("data-state", "late");
  await expect.element(answer.getByText(/Faltam/)).not.toBeInTheDocument();
});

test("earlier promises open on request, and the heading keeps the focus", async () => {
  await show();
  await userEvent.click(page.getByRole("button", { name: "Ver as 2 anteriores" }));
  await expect.element(page.getByRole("heading", { name: /^Acesso ao Plano Completo/ })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "No fio" })).toHaveFocus();
  // Of twelve that were kept, five are listed.
  await expect.element(page.getByText("Mais 7 antes destas", { exact: false })).toBeVisible();
});

test("pausing, the public page and the guarantee are one step away", async () => {
  await show();
  await expect.element(page.getByRole("link", { name: "Pausar o plano" })).toHaveAttribute("href", "/app/pausa");
  await expect.element(page.getByRole("link", { name: "Ver a garantia" })).toHaveAttribute("href", "/app/garantia");
  await expect.element(page.getByRole("link", { name: /todo mundo/ })).toHaveAttribute("href", "/promessas");
});

test("a free member reads of no plan to pause and of no guarantee", async () => {
  const totals = { kept: 0, keptLate: 0, running: 0, creditDays: 0 };
  await show({ promises: [], totals, validUntil: null });
  await expect.element(page.getByRole("heading", { name: "Ainda não há promessa sua por aqui." })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Você está no Plano Gratuito" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Pausar o plano" })).not.toBeInTheDocument();
  await expectAccessible();
});

test("with nothing owed the thread ends at now; on a wide screen the moments stand at its left", async () => {
  await page.viewport(1440, 900);
  const done = aPromise({ state: "kept", fulfilledAt: "2026-11-18T12:00:00.000Z", ifLate: null });
  await show({ ...examplePromises, promises: [done], totals: { kept: 1, keptLate: 0, running: 0, creditDays: 0 } });
  await expect.element(page.getByText("Nada corre neste momento.", { exact: false })).toBeVisible();
  await expect.element(page.getByText("ontem, 09h00")).toBeVisible();
  await expectAccessible();
});
