import type { Page } from "@playwright/test";
import { register } from "../../checkout.ts";
import { createVisitor, expect, test } from "../../journey.ts";
import { becomeMember, openAccount, openHome, signInToApp } from "../../member.ts";

/** What an area of the app may keep on the device: a database, a cache of private answers, a draft in this tab. */
const keepData = (page: Page, accountId: string) =>
  page.evaluate(async (name) => {
    await new Promise<void>((done, failed) => {
      const request = indexedDB.open(name);
      request.addEventListener("error", () => failed(request.error));
      request.addEventListener("success", () => {
        request.result.addEventListener("versionchange", () => request.result.close());
        done();
      });
    });
    await (await caches.open("private")).put("/v1/account", new Response("{}"));
    sessionStorage.setItem("checkout-card", "{}");
  }, `account-${accountId}`);

const keptData = (page: Page) =>
  page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: (await caches.keys()).filter((name) => !name.startsWith("app-")),
    local: ["auth", "user"].filter((name) => localStorage.getItem(name)),
    drafts: ["checkout-card"].filter((name) => sessionStorage.getItem(name)),
  }));

const signOut = (page: Page) => page.getByRole("button", { name: /^Sair do/ }).click();

test("signing out in one tab ends the other, and nothing of the account stays on the device", {
  tag: ["@phone", "@worker"],
}, async ({ page, context, visitor }) => {
  const accountId = await becomeMember(page, visitor);
  await openHome(page);
  const other = await context.newPage();
  await other.goto("/app/conta");
  await expect(other.getByRole("heading", { name: "Sua conta" })).toBeVisible();
  await keepData(other, accountId);

  await openAccount(page);
  await signOut(page);
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login\?volta=%2Fapp%2Fconta$/);
  await expect(other.getByRole("heading", { name: "Bom te ver por aqui." })).toBeVisible();
  for (const tab of [page, other])
    await expect.poll(() => keptData(tab)).toEqual({ databases: [], caches: [], local: [], drafts: [] });
});

test("a session that expired keeps what waits on the device, until another account signs in", {
  tag: ["@phone", "@worker", "@whole"],
}, async ({ page, visitor }) => {
  const accountId = await becomeMember(page, visitor);
  await openHome(page);
  await keepData(page, accountId);
  await page.evaluate(() => {
    const auth = JSON.parse(localStorage.getItem("auth") ?? "{}");
    localStorage.setItem("auth", JSON.stringify({ ...auth, password: "expired" }));
  });
  await openAccount(page);
  await expect(page).toHaveURL(/\/login\?volta=%2Fapp%2Fconta$/);
  expect(await keptData(page)).toMatchObject({ databases: [`account-${accountId}`], local: [], drafts: [] });

  const next = createVisitor();
  await register(page, next);
  await page.getByLabel("Email ou telefone").fill(next.email);
  await page.getByRole("main").getByLabel("Senha", { exact: true }).fill(next.password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByRole("heading", { name: "Sua conta" })).toBeVisible();
  expect(await keptData(page)).toMatchObject({ databases: [], caches: [] });
});

test("another account that signs in takes over the other tab; a new name is shown in both", {
  tag: ["@phone", "@whole"],
}, async ({ page, context, visitor }) => {
  await becomeMember(page, visitor);
  await openHome(page);
  const other = await context.newPage();
  await other.goto("/app/conta");
  await expect(other.getByRole("link", { name: `Conta de ${visitor.fullName}` })).toBeVisible();

  await openAccount(page);
  const data = page.getByRole("region", { name: "Seus dados" });
  await data.getByRole("button", { name: /^Nome/ }).click();
  await page.getByLabel("Nome completo").fill("Beatriz Lima");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByRole("link", { name: "Conta de Beatriz Lima" })).toBeVisible();
  await expect(other.getByRole("link", { name: "Conta de Beatriz Lima" })).toBeVisible();

  const next = { ...createVisitor(), fullName: "Carla Dias" };
  await register(page, next);
  await signInToApp(page, next);
  await expect(other.getByRole("link", { name: "Conta de Carla Dias" })).toBeVisible();
  await expect(other.getByText(next.email)).toBeVisible();
});
