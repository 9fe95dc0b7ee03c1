import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import { atEnd, field, log, openAsMember, text, write } from "../testing/conversation-page.ts";
import { message, startAssistantServer } from "./testing/assistant-server.ts";
import { exampleExchanges, NOW, QUESTION } from "./testing/example-answers.ts";
import { renderAssistant } from "./testing/render-assistant.tsx";

openAsMember(NOW);

test.each([
  [640, 230],
  [740, 330],
  // Above a keyboard on the screen.
  [380, 130],
])("at a height of %i the messages have their room beside a promise and the basic mode", async (height, room) => {
  await page.viewport(360, height);
  const server = startAssistantServer({ messages: exampleExchanges(), page: { basic: "consent-missing" } });
  server.team.waiting = { since: "2026-11-18T21:30:00Z", dueAt: "2026-11-19T17:30:00Z", isLate: false };
  await renderAssistant();
  await expect.element(page.getByText("Helena responde até 14h30")).toBeVisible();
  await expect.poll(() => log().element().clientHeight).toBeGreaterThanOrEqual(room);
  await expect.poll(atEnd).toBeLessThan(4);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAccessible();
});

test("on a phone why it is basic unfolds; in a low window the field and the messages have everything", async () => {
  startAssistantServer({ messages: exampleExchanges(), page: { basic: "consent-missing" } });
  await renderAssistant();
  const reason = page.getByText(/^Você não autorizou o envio/).first();
  await expect.element(reason).not.toBeVisible();
  const unfold = page.getByRole("button", { name: "Por que o modo básico" });
  await userEvent.click(unfold);
  await expect.element(reason).toBeVisible();
  await expect.element(unfold).toHaveAttribute("aria-expanded", "true");
  await page.viewport(360, 380);
  await userEvent.click(field());
  await expect.poll(() => log().element().clientHeight).toBeGreaterThanOrEqual(300);
  await expect.poll(atEnd).toBeLessThan(4);
  await expect.element(page.getByRole("navigation", { name: "Aplicativo" })).not.toBeInTheDocument();
  await write(QUESTION);
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await expect.element(page.getByRole("navigation", { name: "Aplicativo" })).toBeVisible();
});

test("older pages come above, and what is read keeps its place", async () => {
  const messages = Array.from({ length: 90 }, (_, index) =>
    message({
      seq: index + 1,
      at: new Date(NOW - (90 - index) * 600_000).toISOString(),
      from: index % 2 === 0 ? "member" : "assistant",
      blocks: [{ kind: "text", text: `Mensagem número ${index + 1}.` }],
    }),
  );
  const server = startAssistantServer({ messages });
  await renderAssistant();
  await expect.element(log().getByText("Mensagem número 90.")).toBeVisible();
  await expect.poll(atEnd).toBeLessThan(4);
  log().element().scrollTop = 0;
  await expect.element(page.getByRole("button", { name: "Ir para a mensagem mais recente" })).toBeVisible();
  const place = () => log().getByText("Mensagem número 51.", { exact: true }).element().getBoundingClientRect().top;
  const before = place();
  await userEvent.click(page.getByRole("button", { name: "Mostrar mais antigas" }));
  await expect.poll(text).toContain("Mensagem número 11.");
  expect(Math.abs(place() - before)).toBeLessThanOrEqual(2);
  expect(server.asked).toContain("GET /v1/account/assistant?before=51");
  log().element().scrollTop = 0;
  server.isReachable = false;
  await userEvent.click(page.getByRole("button", { name: "Mostrar mais antigas" }));
  await expect.element(page.getByText("As mensagens mais antigas não vieram.")).toBeVisible();
  server.isReachable = true;
  await userEvent.click(page.getByRole("button", { name: "Tentar de novo" }));
  await expect.poll(text).toContain("Mensagem número 1.");
  await expect.element(page.getByRole("button", { name: "Mostrar mais antigas" })).not.toBeInTheDocument();
});

test("it fits a narrow phone and a wide screen", async () => {
  startAssistantServer({ messages: exampleExchanges() });
  await renderAssistant();
  await expect.element(log().getByText("Montei o registro.", { exact: false })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(740);
  await expectAccessible();
  await page.viewport(1440, 900);
  await expect.element(page.getByRole("heading", { name: "O que ela não faz" })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1440);
  expect(text()).not.toMatch(/undefined|NaN|!/);
  await expectAccessible();
});
