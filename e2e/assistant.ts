import type { Locator, Page } from "@playwright/test";
import { expect } from "./journey.ts";

export const ASSISTANT = "/app/conversa/assistente";
export const MEMORY = "/app/conversa/memoria";

/** Questions and answers on the screen. */
export const assistantLog = (page: Page) => page.getByRole("log", { name: /que é uma IA$/ });

/** The newest answer, as far as it has come. */
export const lastAnswer = (page: Page) => assistantLog(page).getByRole("article").last();

const fingers = {
  type: (field: Locator, text: string) => field.fill(text),
  tap: (target: Locator) => target.click(),
};

/** Asks in the open conversation, and waits for the whole answer: until then the field sends nothing. */
export async function ask(page: Page, question: string, { type, tap } = fingers): Promise<void> {
  const messages = assistantLog(page).getByRole("article");
  const field = page.getByRole("textbox", { name: "Pergunte ou conte" });
  await type(field, question);
  const before = await messages.count();
  await tap(page.getByRole("button", { name: "Enviar", exact: true }));
  await expect(messages).toHaveCount(before + 2);
  await expect(field).not.toHaveAccessibleDescription("Espere a resposta terminar.");
  await expect(assistantLog(page).getByText(question, { exact: true })).toBeVisible();
}
