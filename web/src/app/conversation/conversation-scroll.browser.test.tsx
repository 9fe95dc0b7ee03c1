import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../ui/testing/expect-accessible.ts";
import { atEnd, field, log, openAsMember, text } from "./testing/conversation-page.ts";
import { exampleMessages, helena, manyMessages, NOW, rafael, waiting } from "./testing/example-thread.ts";
import { renderConversation } from "./testing/render-conversation.tsx";
import { addMessage, startThreadServer } from "./testing/thread-server.ts";

openAsMember(NOW);

const people = [helena, rafael];
/** What a return to the page does. */
const look = () => document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
const scrolledToStart = (): string => {
  log().element().scrollTop = 0;
  return text();
};

test("in a low window, as above a keyboard on the screen, the messages keep their room", async () => {
  await page.viewport(360, 380);
  startThreadServer({ messages: exampleMessages(), rest: { people, waiting, readByTeam: 5, readByMember: 6 } });
  await renderConversation();
  await expect.element(page.getByRole("heading", { level: 1, name: "Helena e Rafael" })).toBeInTheDocument();
  await expect.poll(() => log().element().clientHeight).toBeGreaterThanOrEqual(170);
  await expectAccessible();
  await userEvent.click(field());
  await expect.poll(() => log().element().clientHeight).toBeGreaterThanOrEqual(300);
  await expect.poll(atEnd).toBeLessThan(4);
});

test("older pages come while one scrolls up, and what is read keeps its place", async () => {
  const server = startThreadServer({ messages: manyMessages(180), rest: { people, readByMember: 180 } });
  await renderConversation();
  await expect.element(log().getByText(/^Mensagem número 180\./)).toBeVisible();
  await expect.poll(atEnd).toBeLessThan(4);
  expect(document.querySelectorAll("article").length).toBeLessThan(40);
  const scroller = log().element();
  scroller.scrollTop = 900;
  await expect.poll(() => server.asked).toContain("before=131");
  const top = () => {
    const from = scroller.getBoundingClientRect().top + 20;
    const row = [...document.querySelectorAll("article")].find((one) => one.getBoundingClientRect().bottom > from);
    return { row: row?.getAttribute("aria-posinset"), at: Math.round(row?.getBoundingClientRect().top ?? 0) };
  };
  const before = top();
  await expect.poll(() => scroller.scrollHeight).toBeGreaterThan(8_000);
  expect(top().row).toBe(before.row);
  expect(Math.abs(top().at - before.at)).toBeLessThanOrEqual(2);
  await expect.poll(() => scrolledToStart()).toContain("A conversa começa aqui.");
  expect(server.asked).toEqual(["", "before=131", "before=81", "before=31"]);
  await expect.poll(() => scrolledToStart()).toContain("Mensagem número 1.");
});

test("a page that does not come can be asked for again", async () => {
  const server = startThreadServer({ messages: manyMessages(80), rest: { people, readByMember: 80 } });
  await renderConversation();
  await expect.element(log().getByText(/^Mensagem número 80\./)).toBeVisible();
  server.isReachable = false;
  log().element().scrollTop = 0;
  await expect.element(page.getByText("As mensagens mais antigas não vieram.")).toBeVisible();
  server.isReachable = true;
  await userEvent.click(page.getByRole("button", { name: "Tentar de novo" }));
  await expect.poll(() => scrolledToStart()).toContain("Mensagem número 1.");
});

test("an answer arrives: it is followed, said once to screen readers, and marked as read", async () => {
  const server = startThreadServer({ messages: exampleMessages(), rest: { people, readByMember: 6 } });
  await renderConversation();
  await expect.element(log().getByText(/Mais de tarde/)).toBeVisible();
  addMessage(server, { from: "team", by: helena, text: "Então é retenção do dia. Já mexi no lanche." });
  look();
  await expect.element(log().getByText("Então é retenção do dia. Já mexi no lanche.")).toBeVisible();
  expect(document.querySelector("[aria-live=polite]")?.textContent).toBe(
    "Helena Prado: Então é retenção do dia. Já mexi no lanche.",
  );
  expect(server.asked).toContain("after=6");
  await expect.poll(() => server.readUpTo).toBe(7);
  await expect.poll(atEnd).toBeLessThan(4);
});

test("scrolled up, an answer moves nothing and is counted on the way back", async () => {
  const server = startThreadServer({ messages: manyMessages(120), rest: { people, readByMember: 120 } });
  await renderConversation();
  await expect.element(log().getByText(/^Mensagem número 120\./)).toBeVisible();
  log().element().scrollTop -= 1_500;
  await expect.element(page.getByRole("button", { name: "Ir para a mensagem mais recente" })).toBeVisible();
  addMessage(server, { from: "team", by: helena, text: "Chegou agora." });
  look();
  await expect.element(page.getByRole("button", { name: "1 mensagem nova" })).toBeVisible();
  expect(server.readUpTo).toBe(0);
  await userEvent.click(page.getByRole("button", { name: "1 mensagem nova" }));
  await expect.element(log().getByText("Chegou agora.")).toBeVisible();
  await expect.poll(() => server.readUpTo).toBe(121);
});

test("with new messages it opens at the first of them", async () => {
  startThreadServer({ messages: manyMessages(50), rest: { people, readByMember: 21 } });
  await renderConversation();
  await expect.element(page.getByText("Novas", { exact: true })).toBeVisible();
  await expect.element(log().getByText(/^Mensagem número 22\./)).toBeVisible();
});
