import type { Page } from "@playwright/test";
import { expectAccessible } from "../../accessible.ts";
import { buyPlan } from "../../buy.ts";
import { register } from "../../checkout.ts";
import { expect, test } from "../../journey.ts";
import { becomeMember, openAccount, openHome, signInToApp } from "../../member.ts";

/** Passes once the screens have asked the API for exactly this since the last time. */
function watchRequests(page: Page): (expected: readonly string[]) => Promise<void> {
  let asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // Sync, and the count of unread messages, have a rhythm of their own.
    if (/^\/v1\/(account|auth)/.test(pathname) && !/\/(sync|conversations)$/.test(pathname))
      asked.push(`${request.method()} ${pathname}`);
  });
  return async (expected) => {
    await expect.poll(() => asked.toSorted()).toEqual(expected);
    asked = [];
  };
}

const openToday = async (page: Page) => {
  await page.getByRole("navigation", { name: "Aplicativo" }).getByRole("link", { name: "Hoje" }).click();
  await expect(page.getByRole("heading", { name: "Plano Completo, anual" })).toBeVisible();
  await expect(page).toHaveURL(/\/app$/);
};
const openLoadedAccount = async (page: Page) => {
  await openAccount(page);
  await expect(page.getByRole("heading", { name: "Sua conta" })).toBeVisible();
  await expect(page.getByText("este aparelho", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Nome/ })).toBeVisible();
};

test("within a minute each answer is asked for once, however often its screens are opened", {
  tag: ["@phone", "@whole"],
}, async ({ page, visitor }) => {
  await register(page, visitor);
  const { paymentId } = await buyPlan(page, visitor);
  const expectAsked = watchRequests(page);
  await signInToApp(page, visitor);
  // A new buyer's Hoje says how far the questionnaire is: consents and answers.
  await expectAsked(["GET /v1/account", "GET /v1/account/consents", "GET /v1/account/intake"]);

  await openLoadedAccount(page);
  await expectAsked([
    "GET /v1/account/payments",
    `GET /v1/account/payments/${paymentId}`,
    "GET /v1/auth/me",
    "GET /v1/auth/sessions",
  ]);

  await openToday(page);
  await openLoadedAccount(page);
  await page.getByRole("link", { name: "Plano Completo, anual" }).click();
  await expect(page.getByRole("link", { name: "Ver recibo" })).toBeVisible();
  await openToday(page);
  await expectAsked([]);
});

test("after a minute a screen shows what it has and asks again behind it", { tag: ["@phone", "@whole"] }, async ({
  page,
  visitor,
}) => {
  await page.clock.install();
  await becomeMember(page, visitor);
  await openHome(page);
  await openLoadedAccount(page);
  await page.clock.fastForward("01:01");
  const answer = Promise.withResolvers<void>();
  await page.route("**/v1/account", async (route) => {
    await answer.promise;
    await route.continue();
  });
  const refresh = page.waitForRequest("**/v1/account");
  await page.getByRole("navigation", { name: "Aplicativo" }).getByRole("link", { name: "Hoje" }).click();
  // The request is held back: the screen is the cached one.
  await expect(page.getByRole("heading", { name: "Você está no Plano Gratuito" })).toBeVisible();
  await refresh;
  answer.resolve();
  expect(await (await refresh).response()).not.toBeNull();
});

test("a corrected name is on the screen and in the shell without another request", {
  tag: ["@phone", "@whole"],
}, async ({ page, visitor }) => {
  await becomeMember(page, visitor);
  await openHome(page);
  await openLoadedAccount(page);
  await page.getByRole("button", { name: /^Nome/ }).click();
  const expectAsked = watchRequests(page);
  await page.getByRole("dialog").getByLabel("Nome completo").fill("Beatriz Teixeira");
  await page.getByRole("dialog").getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByRole("button", { name: /^Nome Beatriz Teixeira/ })).toBeVisible();
  await expectAsked(["POST /v1/auth/name"]);
});

test("a consent is shown as chosen at once, and as it was when it could not be saved", {
  tag: ["@phone", "@whole"],
}, async ({ page, visitor }) => {
  await becomeMember(page, visitor);
  await page.goto("/app/dados/consentimentos");
  const ads = page.getByRole("switch", { name: "Medir anúncios" });
  await expect(ads).not.toBeChecked();
  const failure = Promise.withResolvers<void>();
  await page.route("**/v1/account/consents", async (route) => {
    if (route.request().method() === "GET") return route.continue();
    await failure.promise;
    return route.fulfill({ status: 503, body: "{}" });
  });
  await ads.click();
  await expect(ads).toBeChecked();
  failure.resolve();
  await expect(ads).not.toBeChecked();
  await expect(
    page
      .getByRole("alert")
      .or(page.locator("[aria-live=assertive]"))
      .getByText(/Tente novamente/),
  ).toBeVisible();
  await expectAccessible(page, "consent not saved");

  await page.unroute("**/v1/account/consents");
  await ads.click();
  await expect(page.getByText("Medir anúncios: sim, a partir de agora.")).toBeAttached();
  await expect(ads).toBeChecked();
});

test("a closed device leaves the list at once, and returns when it could not be closed", {
  tag: ["@phone", "@whole"],
}, async ({ page, visitor, browser }) => {
  await becomeMember(page, visitor);
  await openHome(page);
  const elsewhere = await browser.newContext();
  await signInToApp(await elsewhere.newPage(), visitor);
  await openAccount(page);
  const list = page.getByRole("list", { name: "Aparelhos conectados" });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  const failure = Promise.withResolvers<void>();
  await page.route("**/v1/auth/sessions/*", async (route) => {
    await failure.promise;
    await route.fulfill({ status: 503, body: "{}" });
  });
  await list.getByRole("button", { name: /^Encerrar/ }).click();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(list).toBeFocused();
  failure.resolve();
  await page.getByRole("alertdialog", { name: "Não deu certo" }).getByRole("button").click();
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expect(page.getByText("saiu da conta")).toBeHidden();
  await elsewhere.close();
});

test("older disclosures are added to the list, and a page that fails can be asked for again", {
  tag: ["@phone", "@whole"],
}, async ({ page, visitor }) => {
  await becomeMember(page, visitor);
  const entry = (id: string, receiver: string) => ({
    id,
    at: "2026-11-10T12:00:00.000Z",
    to: "meta",
    receiver,
    about: "Cadastro",
    what: ["país"],
    why: "Medir anúncios",
    basis: "Seu consentimento",
    state: "sent",
    settledAt: null,
  });
  let failing = true;
  await page.route("**/v1/account/disclosures*", (route) => {
    const before = new URL(route.request().url()).searchParams.get("before");
    if (before && failing) return route.fulfill({ status: 429, body: "{}" });
    const answer = before
      ? { items: [entry("2", "Empresa mais antiga")], next: null }
      : { items: [entry("1", "Empresa recente")], next: "1" };
    const envelope = { return: answer, message: null, code: 200, error: false, redirect_to: null };
    return route.fulfill({ json: envelope });
  });
  await page.goto("/app/dados");
  await expect(page.getByText("Empresa recente")).toBeVisible();
  const more = page.getByRole("button", { name: "Mostrar mais antigos" });
  await more.click();
  await expect(page.locator("[aria-live=assertive]").getByText(/Tente novamente/)).toBeVisible();
  failing = false;
  await more.click();
  await expect(page.getByText("Empresa mais antiga")).toBeVisible();
  await expect(page.getByText("Empresa recente")).toBeVisible();
  await expect(page.getByText("Começo da sua história aqui.")).toBeVisible();
  await expect(more).toBeHidden();
});

test("without internet an open screen stays, with the time it was seen; one never opened says so and then opens itself", {
  tag: ["@phone", "@worker", "@whole"],
}, async ({ page, context, visitor }) => {
  await becomeMember(page, visitor);
  await openHome(page);
  await openLoadedAccount(page);
  const nav = page.getByRole("navigation", { name: "Aplicativo" });
  // The screen's code is there, its answer is not.
  await page.getByRole("link", { name: "Autorizações" }).click();
  await expect(page.getByRole("switch", { name: "Medir anúncios" })).toBeVisible();
  await page.goto("/app");
  await expect(page.getByRole("heading", { name: "Você está no Plano Gratuito" })).toBeVisible();

  await context.setOffline(true);
  const notice = page.getByRole("status").filter({ hasText: "Sem internet." });
  await expect(notice).toContainText(/Visto às \d{1,2}h\d{2}\./);
  await expectAccessible(page, "seen without internet");
  await notice.getByRole("button", { name: "Atualizar" }).click();
  await expect(page.getByRole("heading", { name: "Você está no Plano Gratuito" })).toBeVisible();

  await openAccount(page);
  await expect(page.getByRole("heading", { name: "Você está sem internet." })).toBeVisible();
  await expect(nav).toBeVisible();
  await expectAccessible(page, "nothing to show without internet");
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(page.getByRole("heading", { name: "Você está sem internet." })).toBeVisible();

  await nav.getByRole("link", { name: "Hoje" }).click();
  await expect(page.getByRole("heading", { name: "Você está no Plano Gratuito" })).toBeVisible();
  await expect(notice).toBeVisible();
  await openAccount(page);
  await expect(page.getByRole("heading", { name: "Você está sem internet." })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Sua conta" })).toBeVisible();
  await expect(notice).toBeHidden();
});
