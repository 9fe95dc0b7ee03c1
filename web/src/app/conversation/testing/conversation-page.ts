import { afterEach, beforeEach, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { endSession } from "../../../identity/session/session-store.ts";

export const text = () => document.body.textContent ?? "";
export const log = () => page.getByRole("log");
export const field = () => page.getByRole("textbox");

export async function write(words: string): Promise<void> {
  await userEvent.fill(field(), words);
  await userEvent.click(page.getByRole("button", { name: "Enviar", exact: true }));
}

/** Pixels below what is in sight. */
export function atEnd(): number {
  const { scrollTop, scrollHeight, clientHeight } = log().element();
  return scrollHeight - clientHeight - scrollTop;
}

/** A member at a phone of 360 × 740, at the examples' moment. */
export function openAsMember(now: number): void {
  beforeEach(async () => {
    await page.viewport(360, 740);
    localStorage.clear();
    localStorage.setItem("auth", JSON.stringify({ username: "marina@example.com", password: "token" }));
    localStorage.setItem("user", JSON.stringify({ _id: crypto.randomUUID(), fullName: "Marina Costa" }));
    vi.useFakeTimers({ toFake: ["Date"], now });
  });
  afterEach(async () => {
    await endSession({ wipe: true });
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
