import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../ui/testing/expect-accessible.ts";
import { keepDraft } from "../data/conversation/draft-store.ts";
import { atEnd, field, log, openAsMember, text, write } from "./testing/conversation-page.ts";
import { exampleMessages, helena, NOW, rafael, waiting } from "./testing/example-thread.ts";
import { renderConversation } from "./testing/render-conversation.tsx";
import { addMessage, startThreadServer } from "./testing/thread-server.ts";

openAsMember(NOW);

const bubbles = (words: string) => log().getByText(words, { exact: true }).elements().length;
const people = [helena, rafael];

test("who wrote, when, how long it took against the promise, and until when the next answer comes", async () => {
  startThreadServer({ messages: exampleMessages(), rest: { people, waiting, readByTeam: 5, readByMember: 6 } });
  await renderConversation();
  await expect.element(page.getByRole("heading", { level: 1, name: "Helena e Rafael" })).toBeVisible();
  for (const words of [
    "Gente. Respondem de seg. a sex., 8h às 20h; sáb., 9h às 14h.",
    "Helena, nutricionista",
    "CRN-3 00000",
    "Respondida em 3h56 de serviço. Prometemos até 14h30.",
    "Rafael passou sua pergunta para Helena, nutricionista.",
    "Resposta até sexta, 8h44, enviada às 12h44",
    "lida pela equipe",
    "hoje",
  ])
    await expect.poll(text).toContain(words);
  await expect.poll(atEnd).toBeLessThan(4);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(740);
  expect(text()).not.toMatch(/undefined|NaN|!/);
  await expectAccessible();
});

test("a sent message stands there at once, then with its promise, once", async () => {
  const server = startThreadServer({
    messages: exampleMessages().slice(0, 2),
    rest: { people, readByMember: 2 },
    onStored: ({ rest }) => {
      rest.waiting = waiting;
    },
  });
  await renderConversation();
  await write("Mais de tarde, depois do café da firma.");
  await expect.element(log().getByText("Mais de tarde, depois do café da firma.")).toBeVisible();
  await expect.element(field()).toHaveValue("");
  await expect.element(field()).toHaveFocus();
  await expect.poll(text).toContain("Resposta até sexta, 8h44");
  expect(server.messages).toHaveLength(3);
  expect(bubbles("Mais de tarde, depois do café da firma.")).toBe(1);
  await expect.poll(atEnd).toBeLessThan(4);
});

test("without a connection a message waits, says so, and goes by itself, once", async () => {
  const server = startThreadServer({ messages: exampleMessages(), rest: { people, readByMember: 6 } });
  await renderConversation();
  await expect.element(log().getByText(/Mais de tarde/)).toBeVisible();
  server.isReachable = false;
  await write("Sem sinal aqui.");
  await expect.element(log().getByText("na fila, sai quando voltar a internet", { exact: false })).toBeVisible();
  expect(text()).toContain("Não feche esta tela");
  server.isReachable = true;
  dispatchEvent(new Event("online"));
  await expect.poll(() => server.messages.length).toBe(7);
  await expect.poll(text).toContain("enviada");
  expect(bubbles("Sem sinal aqui.")).toBe(1);
  expect(text()).not.toContain("na fila");
});

test.each([
  ["tá tudo pesado demais. queria dormir e não acordar", "Fale agora com alguém", ["tel:188", "tel:192"]],
  ["estou com dor no peito forte", "Peça ajuda agora", ["tel:192"]],
  ["ando vomitando depois de comer", "Uma pessoa lê isto primeiro", ["tel:188", "tel:192"]],
] as const)("without a connection, “%s” has its card at once", async (words, label, calls) => {
  const server = startThreadServer({ rest: { people } });
  await renderConversation();
  server.isReachable = false;
  await write(words);
  const card = page.getByRole("alert", { name: label });
  await expect.element(card).toBeVisible();
  expect([...card.element().querySelectorAll("a[href^=tel]")].map((link) => link.getAttribute("href"))).toEqual(calls);
  expect(card.element().textContent).not.toMatch(/[Aa]visei|sou uma IA|até \./);
  await expectAccessible();
});

test("the server's card takes the place of the device's, with the hour of a person", async () => {
  startThreadServer({
    rest: { people },
    onStored: (state) =>
      void addMessage(state, {
        from: "system",
        card: {
          card: "crisis",
          text: "Sinto muito que esteja doendo assim. Fale agora com o CVV: ligue 188. Se há perigo neste momento, ligue 192 (SAMU). Avisei uma pessoa da nossa equipe, que vai falar com você até 13h18.",
          personBy: "2026-11-19T16:18:00Z",
        },
      }),
  });
  await renderConversation();
  await write("queria dormir e não acordar");
  await expect.poll(text).toContain("até 13h18");
  await expect.poll(() => page.getByRole("region", { name: "Fale agora com alguém" }).elements()).toHaveLength(1);
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  expect(text()).toMatch(/28\smin/);
});

test.each([
  ["consent-missing", "falta a sua autorização"],
  ["full", "envie de novo daqui a uma hora"],
  ["invalid", "Ninguém recebeu"],
] as const)("refused as %s: it can be sent again or discarded", async (result, words) => {
  const server = startThreadServer({ messages: exampleMessages(), rest: { people, readByMember: 6 }, result });
  await renderConversation();
  await write("E o iogurte?");
  await expect.poll(text).toContain(words);
  await expectAccessible();
  server.result = "stored";
  await userEvent.click(page.getByRole("button", { name: "Enviar de novo" }));
  await expect.poll(() => server.messages.length).toBe(7);
  await expect.poll(() => page.getByRole("button", { name: "Enviar de novo" }).elements().length).toBe(0);
  server.result = result;
  await write("E a granola?");
  await userEvent.click(page.getByRole("button", { name: "Descartar" }));
  await expect.poll(() => bubbles("E a granola?")).toBe(0);
  expect(server.messages).toHaveLength(7);
});

test("Enter sends, Shift and Enter begin a line, and what is not sent is there on the return", async () => {
  const server = startThreadServer({ messages: exampleMessages(), rest: { people, readByMember: 6 } });
  keepDraft("team", "Ficou aqui");
  await renderConversation();
  await expect.element(field()).toHaveValue("Ficou aqui");
  await userEvent.click(field());
  await userEvent.keyboard("{Shift>}{Enter}{/Shift}duas linhas");
  await expect.element(field()).toHaveValue("Ficou aqui\nduas linhas");
  const height = field().element().getBoundingClientRect().height;
  expect(height).toBeGreaterThan(60);
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => server.messages.at(-1)?.text).toBe("Ficou aqui\nduas linhas");
  await expect.element(field()).toHaveValue("");
  await userEvent.keyboard("{Enter}");
  expect(server.messages).toHaveLength(7);
});

test("an empty thread offers ways to begin", async () => {
  startThreadServer({ rest: { people } });
  await renderConversation();
  await expect.element(page.getByRole("heading", { name: "Pode perguntar." })).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: /no meu almoço/ }));
  await expect.element(field()).toHaveFocus();
  await expect.element(field()).toHaveValue("Dá para mudar uma coisa no meu almoço?");
  await expectAccessible();
});

test.each([
  ["free", "Uma linha direta com gente.", "/app/conversa/atendimento"],
  ["ended", "Seu plano terminou.", "/app/conversa/atendimento"],
  ["consent-missing", "Falta a sua autorização.", "/app/dados/consentimentos"],
] as const)("%s: no field, and a way on", async (writing, title, href) => {
  const messages = writing === "ended" ? exampleMessages() : [];
  startThreadServer({ messages, rest: { people, writing, readByMember: 6 } });
  await renderConversation();
  await expect.element(page.getByRole("heading", { name: title })).toBeVisible();
  await expect.element(field()).not.toBeInTheDocument();
  expect(text()).not.toContain("Como a gente responde");
  expect([...document.querySelectorAll("main a")].map((link) => link.getAttribute("href"))).toContain(href);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAccessible();
});

test.each(["none", "ended", "active"] as const)(
  "support, plan %s: no answer time is said that nobody promised",
  async (plan) => {
    const rest = { people: [], waiting: { since: "2026-11-19T15:44:00Z", dueAt: null, isLate: false } };
    const server = startThreadServer({
      thread: "support",
      rest: { people: [] },
      plan,
      onStored: (one) => Object.assign(one.rest, rest),
    });
    await renderConversation("support");
    await expect.element(field()).toBeVisible();
    const note = page.getByText(/^Sem um plano ativo, a resposta não tem prazo/);
    if (plan === "active") return expect.poll(() => note.elements()).toHaveLength(0);
    await expect.element(note).toBeVisible();
    expect(note.element().querySelector("a")?.getAttribute("href")).toBe("/app/conversa/assistente");
    expect(text()).not.toMatch(/8 horas/);
    await expectAccessible();
    await write("Como funciona o plano?");
    await expect.poll(() => server.messages.length).toBe(1);
    await expect.poll(text).toContain("O atendimento responde por aqui, sem prazo marcado.");
  },
);

test("support has a thread of its own", async () => {
  const server = startThreadServer({ thread: "support", rest: { people: [] } });
  await renderConversation("support");
  await expect.element(page.getByRole("heading", { level: 1, name: "Atendimento" })).toBeVisible();
  await write("Quero mudar o e-mail da minha conta.");
  await expect.poll(() => server.messages.length).toBe(1);
  await expectAccessible();
});
