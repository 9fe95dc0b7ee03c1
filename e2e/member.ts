import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import { CONSENT_VERSION } from "@app/contract/values";
import type { Page } from "@playwright/test";
import { findPostgres } from "../scripts/lib/postgres-cluster.ts";
import { register } from "./checkout.ts";
import { basic, expect, type Visitor } from "./journey.ts";
import { databaseUrl } from "./urls.ts";

/** Registers, and is signed in as below. */
export async function becomeMember(page: Page, visitor: Visitor): Promise<string> {
  const id = await register(page, visitor);
  await signInToApp(page, visitor);
  return id;
}

/** A yes to advertising comes along with the registration, so that there is something to tell: the event of this id. */
export async function registerAllowingAds(page: Page, visitor: Visitor): Promise<string> {
  const consent = { ads: true, version: CONSENT_VERSION, at: new Date().toISOString() };
  const fbEventId = randomUUID();
  const data = { ...visitor, countryCode: "+55", fbEventId, consent };
  expect((await page.request.post("/v1/public/register", { data })).ok()).toBe(true);
  return fbEventId;
}

/**
 * Signed in on this device, with a no to cookies, as the sign-in page leaves it; that page has journeys of its own. Ends
 * on the app's home, drawn.
 */
export async function signInToApp(page: Page, { email, phone, password }: Visitor): Promise<void> {
  const opened = await page.request.post("/v1/auth/sessions", { headers: basic(email || phone, password), data: {} });
  const { username, token } = (await opened.json()).return;
  const me = await page.request.get("/v1/auth/me", { headers: basic(username, token) });
  const kept = {
    auth: { username, password: token },
    user: (await me.json()).return,
    consent: { ads: false, version: CONSENT_VERSION, at: new Date().toISOString() },
  };
  await page.goto("/mark.svg");
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, JSON.stringify(value));
  }, kept);
  await openHome(page);
}

/** To the end of it: what happens next to the session, the storage or the network happens to a home that has its answer. */
async function openHome(page: Page): Promise<void> {
  await Promise.all([page.waitForResponse("**/v1/account"), page.goto("/app")]);
  await expect(page.getByText(/^(Sua conta está aberta e é grátis|\d+ dias de plano pela frente)/)).toBeVisible();
}

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
  await openHome(page);
  return () => taps;
}

/** The whole database as text, jobs and all: what is not in it is not anywhere. */
export async function dumpDatabase(): Promise<string> {
  const dump = promisify(execFile)(join(findPostgres(), "pg_dump"), ["--data-only", "--no-owner", databaseUrl], {
    maxBuffer: 512 * 1024 * 1024,
  });
  return (await dump).stdout;
}
