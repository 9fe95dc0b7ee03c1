import type { Page } from "@playwright/test";
import { expect, fillSignup, openSignup, test } from "../../journey.ts";
import { metaUrl, siteUrl } from "../../urls.ts";

type Event = { eventName: string; uniqueId: string; params: { label?: string } };

/** Collects the tracking events that the page sends to our API. */
function eventsOf(page: Page): Event[] {
  const events: Event[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/track-conversion")) events.push(request.postDataJSON());
  });
  return events;
}

test("without consent no third party is contacted; with consent the pixel sends the page view once", {
  tag: "@phone",
}, async ({ page, context, adPlatform }) => {
  const events = eventsOf(page);
  const thirdParty: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(siteUrl)) thirdParty.push(request.url());
  });
  await page.goto("/?fbclid=AbC_9");
  await expect.poll(() => events.map(({ eventName }) => eventName)).toContain("PageView");
  expect(thirdParty).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).toEqual([]);

  const pixel = page.waitForRequest((request) => request.url().startsWith(`${metaUrl}/tr`));
  await page.getByRole("button", { name: "Aceitar" }).click();
  const pixelParams = new URL((await pixel).url()).searchParams;
  const id = events.find(({ eventName }) => eventName === "PageView")?.uniqueId ?? "";
  expect(pixelParams.get("eid")).toBe(id);
  expect(pixelParams.get("dl")).toBe(`${siteUrl}/`);
  const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
  expect(cookies["_fbp"]).toMatch(/^fb\.\d\.\d{13}\.\d+$/);
  expect(cookies["_fbc"]).toMatch(/^fb\.\d\.\d{13}\.AbC_9$/);
  await expect.poll(async () => (await adPlatform.eventsOf(id)).length).toBe(1);
});

test("a click before hydration is tracked after it", { tag: ["@phone", "@whole"] }, async ({ page, context }) => {
  const events = eventsOf(page);
  let releaseScripts = () => {};
  const released = new Promise<void>((resolve) => (releaseScripts = resolve));
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await context.route(/wa\.me/, (route) => route.fulfill({ body: "fora" }));
  await page.goto("/");
  const chat = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Fale Conosco no WhatsApp" }).click();
  await (await chat).close();
  releaseScripts();
  await expect.poll(() => events.filter(({ eventName }) => eventName === "Contact")).toHaveLength(1);
});

test("each click is tracked with its event name and label", { tag: ["@phone", "@whole"] }, async ({ page }) => {
  const events = eventsOf(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Rejeitar" }).click();
  const trackedEvents = () => events.map(({ eventName, params }) => [eventName, params.label ?? ""].join(" ").trim());
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
    .poll(trackedEvents)
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

test("with all tracking blocked a sign-up succeeds without errors", { tag: ["@phone", "@whole"] }, async ({
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
