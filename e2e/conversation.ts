import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

export const CONVERSATION = "/app/conversa";
export const SUPPORT = "/app/conversa/atendimento";

/** The member's thread on the screen: with the professionals, or with support. */
export const logOf = (page: Page, thread: "team" | "support" = "team") =>
  page.getByRole("log", { name: thread === "team" ? /^Conversa com Helena/ : "Conversa com o atendimento" });

/** Writes in the open thread and sends. */
export async function writeToTeam(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: /^Escreva para/ }).fill(text);
  await page.getByRole("button", { name: "Enviar", exact: true }).click();
  await expect(logOf(page).or(logOf(page, "support")).getByText(text)).toBeVisible();
}

export const openThread = (team: Page, memberId: string) => team.goto(`/equipe/membros/${memberId}/conversa`);
export const replyField = (team: Page) => team.getByRole("textbox", { name: /^Resposta para/ });
export const messagesOf = (team: Page) => team.getByRole("region", { name: "Mensagens" });

/** A person of the team answers in the open thread, without a mouse. */
export async function answerByKeys(team: Page, text: string): Promise<void> {
  await replyField(team).fill(text);
  await replyField(team).press("Control+Enter");
  await expect(messagesOf(team).getByText(text)).toBeVisible();
}

/** Somewhere on Earth it is the middle of the day: no notice waits there for the morning. */
export function daytimeZone(now = new Date()): string {
  const hours = now.getUTCHours() - 13;
  return hours === 0 ? "Etc/GMT" : `Etc/GMT${hours > 0 ? "+" : "-"}${Math.abs(hours)}`;
}
