import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import type { SessionOpened } from "@app/contract/identity";
import { CONSENT_VERSION } from "@app/contract/values";
import type { Answers } from "@app/engine/intake/answers";
import type { Expect, Page } from "@playwright/test";
import { findPostgres } from "../scripts/lib/postgres-cluster.ts";
import { seedPurchase } from "../server/src/seed/purchase.ts";
import { sendRegistration } from "./checkout.ts";
import { answerAll, plainAnswers } from "./intake-answers.ts";
import { basic, expect, type Visitor } from "./journey.ts";
import { withServer } from "./server.ts";
import { databaseUrl } from "./urls.ts";

/** A server that is reloaded closes a connection that was kept alive: a browser sends the request again, and so does this. */
const RETRYING = { maxRetries: 2 };

/** Registers, which signs in; no screen of the app is open yet. Returns the account's id. */
export async function becomeMember(page: Page, visitor: Visitor): Promise<string> {
  const { user, session } = await sendRegistration(page, visitor);
  await storeSession(page, session);
  return user._id;
}

/** A member of the Complete plan whose answers have led to a plan, signed in; no screen is open yet. */
export async function becomePlanned(page: Page, visitor: Visitor, answers: Answers = plainAnswers): Promise<string> {
  const accountId = await becomeMember(page, visitor);
  await givePlan(accountId, visitor);
  await answerAll(page, visitor, answers);
  return accountId;
}

/** The Complete plan, as bought for a year, without a charge at the gateway. */
export const givePlan = (accountId: string, { email }: Visitor): Promise<void> =>
  withServer((deps) => seedPurchase(deps, { accountId, email }));

/** Registers with consent to advertising, so that an event is sent; returns the event's id. */
export async function registerAllowingAds(page: Page, visitor: Visitor): Promise<string> {
  const consent = { ads: true, version: CONSENT_VERSION, at: new Date().toISOString() };
  const fbEventId = randomUUID();
  const data = { ...visitor, countryCode: "+55", fbEventId, consent };
  expect((await page.request.post("/v1/public/register", { data })).ok()).toBe(true);
  return fbEventId;
}

/** Signs in on this device; no screen of the app is open yet. */
export async function startSession(page: Page, { email, phone, password }: Visitor): Promise<void> {
  const headers = basic(email || phone, password);
  const session = await page.request.post("/v1/auth/sessions", { headers, data: {}, ...RETRYING });
  await storeSession(page, (await session.json()).return);
}

export async function signInToApp(page: Page, visitor: Visitor, wait: Expect = expect): Promise<void> {
  await startSession(page, visitor);
  await openHome(page, wait);
}

/** Stores a session and rejected cookies as the sign-in page does, without going through it: that page has its own journeys. */
async function storeSession(page: Page, { username, token }: SessionOpened): Promise<void> {
  const me = await page.request.get("/v1/auth/me", { headers: basic(username, token), ...RETRYING });
  const entries = {
    auth: { username, password: token },
    user: (await me.json()).return,
    consent: { ads: false, version: CONSENT_VERSION, at: new Date().toISOString() },
  };
  await page.goto("/mark.svg");
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, JSON.stringify(value));
  }, entries);
}

/**
 * The app's home screen, rendered. Waits for the response too, so that the next change of session, storage or network
 * cannot affect this load.
 */
export async function openHome(page: Page, wait: Expect = expect): Promise<void> {
  await Promise.all([page.waitForResponse("**/v1/account"), page.goto("/app")]);
  await wait(
    page
      .getByText(
        /^(Sua conta está aberta e é grátis|\d+ dias de plano pela frente|É o que \w+ e \w+ precisam|O seu dia$|Amanhã, |O que acontece agora$)/,
      )
      .first(),
  ).toBeVisible();
}

/** The account is behind the avatar, on a phone and on a wide screen. */
export const avatarOf = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^(Conta de|Sua conta)/ });
export const openAccount = (page: Page) => avatarOf(page).click();

/** Counts every tap from the app's home screen on, across navigations. */
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

/** The whole database as text, queued jobs included. */
export async function dumpDatabase(): Promise<string> {
  const dump = promisify(execFile)(join(findPostgres(), "pg_dump"), ["--data-only", "--no-owner", databaseUrl], {
    maxBuffer: 512 * 1024 * 1024,
  });
  return (await dump).stdout;
}

/** A copy on this device, chosen in the account: the question itself comes after the first log. */
export async function keepOnDevice(page: Page): Promise<void> {
  await page.goto("/app/conta");
  const setting = page.getByRole("switch", { name: /^Guardar neste aparelho/ });
  await setting.click();
  await expect(setting).toBeChecked();
}
