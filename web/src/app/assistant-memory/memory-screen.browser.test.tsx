import type { AssistantMessage } from "@app/contract/assistant";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { endSession } from "../../identity/session/session-store.ts";
import { expectAccessible } from "../../ui/testing/expect-accessible.ts";
import { memoriesQuery } from "../data/assistant/memories-query.ts";
import { queryClient } from "../data/query-client.ts";
import { exampleMemories, NOW, startMemoryServer } from "./testing/memory-server.ts";
import { closeToasts, renderMemory } from "./testing/render-memory.tsx";

beforeEach(async () => {
  await page.viewport(360, 740);
  localStorage.clear();
  localStorage.setItem("auth", JSON.stringify({ username: "marina@example.com", password: "token" }));
  localStorage.setItem("user", JSON.stringify({ _id: crypto.randomUUID(), fullName: "Marina Costa" }));
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
});
afterEach(async () => {
  await closeToasts();
  await endSession({ wipe: true });
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const text = () => document.body.textContent ?? "";
const button = (name: string | RegExp) => page.getByRole("button", { name });
const listOf = (name: string) => page.getByRole("list", { name });
const field = () => page.getByRole("textbox", { name: "Lembrança" });
const memory = () => page.getByRole("switch", { name: "Lembrar entre conversas" });
const dialog = () => page.getByRole("alertdialog");
const OAT = "Aveia, porque incha";

test("each sentence stands with what it is about, its day and where it is from", async () => {
  startMemoryServer();
  await renderMemory();
  await expect.element(page.getByRole("heading", { level: 1, name: "O que a IA sabe de mim" })).toBeVisible();
  await expect.element(listOf("Evita").getByText("você contou ontem às 10h00, na conversa")).toBeVisible();
  await expect.element(listOf("Motivo").getByText("você escreveu aqui em 01/11")).toBeVisible();
  await expect.poll(() => listOf("Rotina").getByRole("listitem").elements()).toHaveLength(2);
  for (const words of ["7 de 30 lembranças em uso", "Seu diário e suas pesagens", "Doenças, remédios e exames"])
    expect(text()).toContain(words);
  expect(text()).not.toMatch(/undefined|NaN|!/);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAccessible();
});

test("a sentence is edited where it stands, by keyboard", async () => {
  const server = startMemoryServer();
  await renderMemory();
  await userEvent.click(button(`Editar: ${OAT}`));
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard(" demais{Enter}");
  await expect.element(listOf("Evita").getByText("Aveia, porque incha demais")).toBeVisible();
  await expect.element(button("Editar: Aveia, porque incha demais")).toHaveFocus();
  expect(server.memories.memories).toHaveLength(7);
  await userEvent.click(button("Editar: Direto, sem diminutivo"));
  await userEvent.keyboard(" nenhum{Escape}");
  await expect.element(button("Editar: Direto, sem diminutivo")).toHaveFocus();
});

test("a deleted sentence comes back from the toast", async () => {
  const server = startMemoryServer();
  await renderMemory();
  await userEvent.click(button(`Apagar: ${OAT}`));
  await expect.element(page.getByText("Lembrança apagada.")).toBeVisible();
  await expect.element(page.getByText("6 de 30 lembranças em uso")).toBeVisible();
  expect(server.memories.memories.some((kept) => kept.text === OAT)).toBe(false);
  await userEvent.click(button("Desfazer"));
  await expect.element(listOf("Evita").getByText(OAT)).toBeVisible();
  expect(server.memories.memories.map(({ _id }) => _id).sort()).toEqual(
    exampleMemories()
      .map(({ _id }) => _id)
      .sort(),
  );
});

test("the first sentence is written by the member, and words that may not be kept are said under the field", async () => {
  const server = startMemoryServer({ memories: { memories: [] } });
  await renderMemory();
  await expect.element(page.getByText("Nada guardado ainda.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Apagar todas as lembranças" })).not.toBeInTheDocument();
  await expectAccessible();
  await userEvent.click(button("Escrever uma lembrança"));
  await userEvent.click(button("Guardar"));
  await expect.element(page.getByText("Escreva a lembrança")).toBeVisible();

  server.refuses = { code: 422, error: "memory-about-health", message: "Remédio não vira lembrança." };
  await userEvent.fill(field(), "Toma losartana");
  await userEvent.click(button("Guardar"));
  await expect.element(field()).toHaveAccessibleDescription("Remédio não vira lembrança.");
  await expect.element(field()).toHaveFocus();
  await expectAccessible();

  server.refuses = null;
  await userEvent.selectOptions(page.getByLabelText("Sobre o quê"), "Equipamento");
  await userEvent.fill(field(), "  Elástico \n e banco ");
  await userEvent.click(button("Guardar"));
  await expect.element(listOf("Equipamento").getByText("Elástico e banco")).toBeVisible();
  await expect.element(page.getByText("você escreveu aqui hoje às 12h50")).toBeVisible();
  await expect.element(button("Escrever uma lembrança")).toHaveFocus();
});

test("thirty sentences are all there may be", async () => {
  const [first] = exampleMemories();
  const memories = Array.from({ length: 30 }, (_, index) => ({
    ...first!,
    _id: crypto.randomUUID(),
    text: `${index}`,
  }));
  startMemoryServer({ memories: { memories } });
  await renderMemory();
  await expect.element(page.getByText("São 30 lembranças, o máximo. Para escrever outra, apague uma.")).toBeVisible();
  await expect.element(button("Escrever uma lembrança")).not.toBeInTheDocument();
});

test("the memory is switched off at once; without a connection it stays as it was, and the page says so", async () => {
  const server = startMemoryServer();
  await renderMemory();
  await userEvent.click(memory());
  await expect.element(memory()).not.toBeChecked();
  await expect.element(page.getByText(/^Desligada: a IA não lê nem guarda nada/)).toBeVisible();
  await vi.waitFor(() => expect(server.memories.isOn).toBe(false));
  // What is kept can still go, after a question: off, it could not come back.
  await expect.element(button("Escrever uma lembrança")).not.toBeInTheDocument();
  await userEvent.click(button(`Apagar: ${OAT}`));
  await userEvent.click(dialog().getByRole("button", { name: "Apagar", exact: true }));
  await expect.element(page.getByText("Lembrança apagada.")).toBeVisible();
  await expect.element(button("Desfazer")).not.toBeInTheDocument();
  server.isReachable = false;
  await userEvent.click(memory());
  await expect.element(page.getByRole("alert").getByText(/^Sem conexão com o servidor/)).toBeVisible();
  await expect.element(memory()).not.toBeChecked();
});

test("a provider is allowed after its whole text, in its version, and withdrawn with one question", async () => {
  const server = startMemoryServer();
  await renderMemory();
  await expect.element(page.getByText(/^Você não autorizou, e nada sai daqui/)).toBeVisible();
  await userEvent.click(button("Ler e autorizar"));
  await expect.element(page.getByText(/provedor externo de inteligência artificial/)).toBeVisible();
  await expect.element(page.getByText("Versão ia-2026-11")).toBeVisible();
  await expectAccessible();
  await userEvent.click(button("Autorizo"));
  await expect.element(page.getByText(/^Você autorizou hoje às 12h50/)).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Provedor externo" })).toHaveFocus();
  expect(server.consent).toEqual({ purpose: "assistant-provider", allowed: true, version: "ia-2026-11" });
  await userEvent.click(button("Retirar a autorização"));
  await userEvent.click(dialog().getByRole("button", { name: "Retirar", exact: true }));
  await expect.element(page.getByText(/^Você não autorizou, e nada sai daqui/)).toBeVisible();
  expect(server.consent).toEqual({ purpose: "assistant-provider", allowed: false, version: "ia-2026-11" });
});

test("all sentences, and all conversations, are deleted only after a question", async () => {
  const server = startMemoryServer();
  await renderMemory();
  await userEvent.click(button("Apagar todas as lembranças"));
  await userEvent.click(dialog().getByRole("button", { name: "Manter as lembranças" }));
  expect(server.memories.memories).toHaveLength(7);
  await userEvent.click(button("Apagar todas as lembranças"));
  await expectAccessible();
  await userEvent.click(dialog().getByRole("button", { name: "Apagar todas" }));
  await expect.element(page.getByText("Nada guardado ainda.")).toBeVisible();
  await userEvent.click(button("Apagar as conversas"));
  await userEvent.click(dialog().getByRole("button", { name: "Apagar as conversas" }));
  await expect.element(page.getByText("Conversas com a IA apagadas.")).toBeVisible();
  expect(server.asked).toContain("DELETE /v1/account/assistant");
});

const said = (seq: number): AssistantMessage => ({
  _id: crypto.randomUUID(),
  seq,
  at: "2026-11-18T13:00:00Z",
  from: seq % 2 === 1 ? "member" : "assistant",
  status: "done",
  basic: null,
  blocks: [{ kind: "text", text: `frase ${seq}` }],
});

test("everything is one file: the sentences, and the conversation from its first page on", async () => {
  const messages = [1, 2, 3, 4, 5].map(said);
  startMemoryServer({ messages });
  const files: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    files.push(file as Blob);
    return "blob:file";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await renderMemory();
  await userEvent.click(button("Baixar tudo"));
  await vi.waitFor(() => expect(names).toEqual(["o-que-a-ia-sabe-2026-11-19.json"]));
  const file = JSON.parse(await files[0]!.text());
  expect(file).toMatchObject({ isOn: true, memories: exampleMemories(), conversation: messages });
});

test("without a connection the page says so, and opens by itself; later it stays, with the time it is of", async () => {
  const server = startMemoryServer({ isReachable: false });
  await renderMemory();
  await expect.element(page.getByRole("heading", { name: "Sem conexão com o servidor." })).toBeVisible();
  await expect
    .element(page.getByText(/^Esta tela abre sozinha quando a conexão voltar, e nada se perdeu\./))
    .toBeVisible();
  server.isReachable = true;
  // Without the event a slow machine may have come to a back-off of more than the ten seconds that are waited.
  dispatchEvent(new Event("online"));
  await expect.element(listOf("Evita")).toBeVisible();
  server.isReachable = false;
  await userEvent.click(button(`Apagar: ${OAT}`));
  await expect.element(page.getByText("Não deu certo")).toBeVisible();
  await expect.element(listOf("Evita").getByText(OAT)).toBeVisible();
  void queryClient.refetchQueries({ queryKey: memoriesQuery.queryKey });
  await expect.element(page.getByText("Sem internet.")).toBeVisible();
});
