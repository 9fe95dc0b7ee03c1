import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { findPostgres } from "../scripts/lib/postgres-cluster.ts";
import { databaseUrl } from "./addresses.ts";
import { register } from "./checkout.ts";
import { expect, type Visitor } from "./journey.ts";

/** Registers, answers the cookie question with a no, and signs in as a person would. Ends on the app's home, drawn. */
export async function becomeMember(page: Page, visitor: Visitor): Promise<string> {
  const id = await register(page, visitor);
  await enterApp(page, visitor);
  return id;
}

export async function enterApp(page: Page, { email, phone, password }: Visitor): Promise<void> {
  await page.goto("/login");
  const reject = page.getByRole("button", { name: "Rejeitar" });
  await expect(page.locator("html[data-ready]")).toBeAttached();
  if (await reject.isVisible()) await reject.click();
  await page.getByLabel("Email ou telefone").fill(email || phone);
  await page.getByRole("textbox", { name: "Senha", exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page).toHaveURL(/\/app$/);
  await expectHome(page);
}

/** The home has its answer: what happens next to the session, the storage or the network does not happen to its question. */
const expectHome = (page: Page) =>
  expect(page.getByText(/^(Sua conta está aberta e é grátis|\d+ dias de plano pela frente)/)).toBeVisible();

/** The navigation of the app: a bar on a phone, a thread on a wide screen. */
export const openAccount = (page: Page) =>
  page.getByRole("navigation", { name: "Aplicativo" }).getByRole("link", { name: "Conta" }).click();

/** Counts every press from the app's home on, over as many screens as they lead to. */
export async function countTapsFromHome(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction("tapped", () => {
    taps += 1;
  });
  await page.addInitScript(() => {
    const { tapped } = window as unknown as { tapped: () => void };
    document.addEventListener("click", ({ isTrusted }) => isTrusted && tapped(), true);
  });
  await page.goto("/app");
  await expectHome(page);
  return () => taps;
}

/** The whole database as text, jobs and all: what is not in it is not anywhere. */
export async function dumpDatabase(): Promise<string> {
  const dump = promisify(execFile)(join(findPostgres(), "pg_dump"), ["--data-only", "--no-owner", databaseUrl], {
    maxBuffer: 512 * 1024 * 1024,
  });
  return (await dump).stdout;
}
