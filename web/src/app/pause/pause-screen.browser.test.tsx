import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { endSession } from "../../identity/session/session-store.ts";
import { expectAccessible } from "../../ui/testing/expect-accessible.ts";
import { ID, pause, running, view } from "./testing/example-pause.ts";
import { NOW, startPauseServer } from "./testing/pause-server.ts";
import { renderPause } from "./testing/render-pause.tsx";

beforeEach(async () => {
  await page.viewport(360, 740);
  localStorage.clear();
  localStorage.setItem("auth", JSON.stringify({ username: "bia@example.com", password: "token" }));
  localStorage.setItem("user", JSON.stringify({ _id: crypto.randomUUID(), fullName: "Beatriz Souza" }));
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
});
afterEach(async () => {
  await endSession({ wipe: true });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const text = () => document.body.textContent ?? "";
const button = (name: string | RegExp) => page.getByRole("button", { name });
const reason = (name: string) => page.getByRole("radio", { name });
const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });

async function expectWhole() {
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  expect(text()).not.toMatch(/undefined|NaN|!/);
  await expectAccessible();
}

test("it says what stops, what does not, and that access is not lengthened, before it starts", async () => {
  const server = startPauseServer();
  await renderPause();
  await expect.element(button("Escolha o que houve")).toBeDisabled();
  await userEvent.click(page.getByText("Viagem"));
  await userEvent.fill(page.getByLabelText("Começa"), "2026-12-21");
  await userEvent.fill(page.getByLabelText("Volta"), "2027-01-03");
  await expect.element(reason("13 dias")).toBeChecked();
  await expect.element(page.getByText("a próxima passa de 27/12 para 10/1")).toBeVisible();
  for (const words of [
    "o prazo passa de 26/12 para 8/1",
    "o último dia para pedir passa de 25/12 para 7/1",
    "continua até 10/11/2027; a pausa não aumenta",
    "Os 13 dias saem do seu tempo de plano.",
    "mensagem sua é respondida no prazo de sempre",
    "versão 2",
  ])
    expect(text()).toContain(words);
  await expectWhole();

  await userEvent.click(button("Pausar de 21/12 a 2/1"));
  await expect.element(heading("Pausa marcada para segunda, 21 de dezembro.")).toBeVisible();
  expect(server.changes).toMatchObject([
    ["POST /v1/account/pause", { reason: "viagem", from: "2026-12-21", to: "2027-01-02" }],
  ]);
  await expectWhole();
});

test("days that make no pause are refused at once, and a length is one tap", async () => {
  startPauseServer();
  await renderPause();
  await userEvent.click(page.getByText("Doença"));
  await userEvent.fill(page.getByLabelText("Volta"), "2027-03-03");
  await expect.element(page.getByText("Escolha de 1 a 60 dias, a partir de hoje.")).toBeVisible();
  await userEvent.click(page.getByText("3 dias"));
  await expect.element(button("Pausar de 20/12 a 22/12")).toBeEnabled();
});

test("what the server refuses has paused nothing, and is sent again under the same id", async () => {
  const refuses = { code: 503, error: "overloaded", message: "Muita gente chegou ao mesmo tempo." };
  const server = startPauseServer({ refuses });
  await renderPause();
  await userEvent.click(page.getByText("Luto"));
  await userEvent.click(button(/^Pausar de/));
  await expect.element(page.getByText("Nada foi pausado. Tente de novo.")).toBeVisible();
  server.refuses = null;
  await userEvent.click(button(/^Pausar de/));
  await expect.element(heading(/^Em pausa até/)).toBeVisible();
  const [first, second] = server.changes.map(([, body]) => (body as { _id: string })._id);
  expect(second).toBe(first);
});

test("a running pause: until when, what comes back now, what stays open", async () => {
  const server = startPauseServer({ view: running() });
  await renderPause();
  await expect.element(heading("Em pausa até sábado, 2 de janeiro.")).toBeVisible();
  for (const words of [
    "No domingo o plano reabre onde estava.",
    "faltam 7 dias",
    "ajuste até 2/1, revisão no domingo, 3/1.",
    "Ele termina em 10/11/2027",
    "Dá para esticar até 18/2",
  ])
    expect(text()).toContain(words);
  await expectWhole();
  await userEvent.click(button("Voltar agora"));
  await expect.element(heading("Pausar o plano")).toBeVisible();
  expect(server.changes).toEqual([[`DELETE /v1/account/pause/${ID}`, {}]]);
});

test("its date is changed within the sixty days", async () => {
  const server = startPauseServer({ view: running() });
  await renderPause();
  await userEvent.click(button("Mudar a data"));
  await userEvent.fill(page.getByLabelText("Volta"), "2027-02-20");
  await expect.element(page.getByText("Escolha de 1 a 60 dias, a partir de hoje.")).toBeVisible();
  await userEvent.fill(page.getByLabelText("Volta"), "2027-01-11");
  await userEvent.click(button("Voltar em 11/1"));
  await expect.element(heading("Em pausa até domingo, 10 de janeiro.")).toBeVisible();
  expect(server.changes).toEqual([[`POST /v1/account/pause/${ID}`, { to: "2027-01-10" }]]);
});

test("a pregnancy closes the plan at once, says who comes and until when, and offers the money back", async () => {
  const server = startPauseServer();
  await renderPause();
  await userEvent.click(page.getByText("Gravidez"));
  await expect.element(page.getByText(/fala com você até terça, 22 de dezembro, às 10h05/)).toBeVisible();
  expect(text()).not.toContain("De quando a quando?");
  expect(text()).not.toMatch(/\d (kg|cm|kcal)/);
  await expectWhole();
  await userEvent.click(page.getByText("Encerrar e receber o dinheiro de volta"));
  await userEvent.click(button("Fechar o plano agora"));
  await expect.element(page.getByText("a devolução")).toBeVisible();
  expect(server.changes).toEqual([["POST /v1/account/pause", { _id: expect.any(String), reason: "gravidez" }]]);
});

test("a closed plan keeps the place, and is renewed", async () => {
  const closed = pause({ reason: "gravidez", to: "2027-02-18", latestTo: "2027-03-10" });
  const server = startPauseServer({ view: view({ today: "2027-01-10", pause: closed }) });
  await renderPause();
  await expect.element(heading("O plano está fechado.")).toBeVisible();
  await expectWhole();
  await userEvent.click(button("Guardar por 60 dias a partir de hoje"));
  await expect.element(page.getByText(/guardado até quarta, 10 de março/)).toBeVisible();
  expect(server.changes).toEqual([[`POST /v1/account/pause/${ID}`, { to: "2027-03-10" }]]);
});

test("without a network it cannot start, and says why", async () => {
  startPauseServer();
  await renderPause();
  await userEvent.click(page.getByText("Viagem"));
  await expect.element(button(/^Pausar de/)).toBeEnabled();
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  // Other files share this page.
  onTestFinished(() => {
    network.mockRestore();
    window.dispatchEvent(new Event("online"));
  });
  window.dispatchEvent(new Event("offline"));
  await expect.element(page.getByText(/as datas vêm do servidor/)).toBeVisible();
  await expect.element(button(/^Pausar de/)).toBeDisabled();
});

test("a free member reads that it belongs to the Complete plan", async () => {
  startPauseServer({ view: view({ access: "none", validUntil: null, planVersion: null, personBy: null }) });
  await renderPause();
  await expect.element(heading("Aqui não há o que pausar")).toBeVisible();
  expect(text()).toContain("Plano Completo");
  await expectWhole();
});
