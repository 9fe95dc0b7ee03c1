import type { Page } from "@playwright/test";
import { expect, fillSignup, openSignup, test } from "../journey.ts";
import { metaUrl, siteUrl } from "../urls.ts";

type Event = { eventName: string; uniqueId: string; params: { label?: string } };

/** What the page tells our own server, as it is sent. */
function eventsOf(page: Page): Event[] {
  const events: Event[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/track-conversion")) events.push(request.postDataJSON());
  });
  return events;
}

test("before an answer nothing leaves the house; after a yes the pixel tells the page's own event, once", {
  tag: "@phone",
}, async ({ page, context, adPlatform }) => {
  const events = eventsOf(page);
  const outside: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(siteUrl)) outside.push(request.url());
  });
  await page.goto("/?fbclid=AbC_9");
  await expect.poll(() => events.map(({ eventName }) => eventName)).toContain("PageView");
  expect(outside).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).toEqual([]);

  const pixel = page.waitForRequest((request) => request.url().startsWith(`${metaUrl}/tr`));
  await page.getByRole("button", { name: "Aceitar" }).click();
  const asked = new URL((await pixel).url()).searchParams;
  const id = events.find(({ eventName }) => eventName === "PageView")?.uniqueId ?? "";
  expect(asked.get("eid")).toBe(id);
  expect(asked.get("dl")).toBe(`${siteUrl}/`);
  const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
  expect(cookies["_fbp"]).toMatch(/^fb\.\d\.\d{13}\.\d+$/);
  expect(cookies["_fbc"]).toMatch(/^fb\.\d\.\d{13}\.AbC_9$/);
  await expect.poll(async () => (await adPlatform.eventsOf(id)).length).toBe(1);
});

test("a link pressed before the scripts are there is told when they are", { tag: "@phone" }, async ({
  page,
  context,
}) => {
  const events = eventsOf(page);
  let letIn = () => {};
  const scripts = new Promise<void>((resolve) => (letIn = resolve));
  await page.route("**/*.js", async (route) => {
    await scripts;
    await route.continue();
  });
  await context.route(/wa\.me/, (route) => route.fulfill({ body: "fora" }));
  await page.goto("/");
  const chat = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Fale Conosco no WhatsApp" }).click();
  await (await chat).close();
  letIn();
  await expect.poll(() => events.filter(({ eventName }) => eventName === "Contact")).toHaveLength(1);
});

test("what is pressed is told by its name", async ({ page }) => {
  const events = eventsOf(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Rejeitar" }).click();
  const disclosed = () => events.map(({ eventName, params }) => [eventName, params.label ?? ""].join(" ").trim());
  await page.getByRole("main").locator('a[href="#start"]').first().click();
  await page.getByRole("button", { name: "Baixar o app" }).first().click();
  const store = page.waitForEvent("popup");
  await page.getByRole("dialog", { name: "Escolha sua plataforma" }).getByRole("link", { name: "Google Play" }).click();
  await store;
  const chat = page.waitForEvent("popup");
  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "" }));
  await page.getByRole("link", { name: "Fale Conosco no WhatsApp" }).click();
  await chat;
  await page.locator("#start").getByRole("radio", { name: "Mensal" }).check();
  await page.locator("#start").getByRole("link", { name: "Escolher Plano" }).click();
  await expect
    .poll(disclosed)
    .toEqual(
      expect.arrayContaining([
        "PageView",
        "CTAClick hero",
        "AppStoreClick android",
        "Contact home",
        "AddToCart monthly",
      ]),
    );
});

test("with all tracking blocked a sign-up goes through and nobody notices", { tag: "@phone" }, async ({
  page,
  visitor,
  database,
}) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.route(/\/v1\/public\/(client-ip|.*track-conversion)/, (route) => route.abort());
  await page.route(`${metaUrl}/**`, (route) => route.abort());
  await page.goto("/");
  await page.getByRole("button", { name: "Aceitar" }).click();
  const dialog = await openSignup(page);
  await fillSignup(page, visitor);
  await dialog.getByRole("button", { name: "Criar Conta" }).click();
  await expect(page.getByRole("alertdialog", { name: "Cadastro realizado com sucesso!" })).toBeVisible();
  expect(await database.accountsWithPhone(visitor.phone)).toBe(1);
  expect(errors).toEqual([]);
});
