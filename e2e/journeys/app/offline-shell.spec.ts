import { expectAccessible } from "../../accessible.ts";
import { cachedPaths, workerIsReady } from "../../app-worker.ts";
import { expect, test } from "../../journey.ts";
import { becomeMember, openHome } from "../../member.ts";

test("without internet every screen of the app opens in its shell, by its URL and by the navigation", {
  tag: ["@phone", "@worker"],
}, async ({ page, context, visitor }) => {
  test.slow();
  await becomeMember(page, visitor);
  await openHome(page);
  await workerIsReady(page);
  const navigation = page.getByRole("navigation", { name: "Aplicativo" });
  const tabs = await navigation
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  await context.setOffline(true);
  const failed: string[] = [];
  page.on("requestfailed", (request) => {
    // A chunk that is being fetched while the next screen opens is cancelled, not missing.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") failed.push(new URL(request.url()).pathname);
  });
  page.on("pageerror", (error) => failed.push(error.message));

  for (const path of new Set([...tabs, "/app/conta", "/app/dados", "/app/pagamentos/de-outra-conta"])) {
    await page.goto(path);
    await expect(page.locator("html[data-ready]")).toBeAttached();
    await expect(navigation).toBeVisible();
    await expect(page.locator("main h1")).toBeVisible();
  }
  for (const tab of tabs) {
    await navigation.locator(`a[href="${tab}"]`).click();
    await expect(page).toHaveURL(tab);
    await expect(page.locator("main h1")).toBeVisible();
  }
  // The device's data and the network's absence are the screens' own matter: only calls to the API may fail.
  expect(failed.filter((path) => !path.startsWith("/v1/"))).toEqual([]);
});

test("a screen that needs the server says so, and opens by itself once the internet is back", {
  tag: ["@phone", "@worker", "@whole"],
}, async ({ page, context, visitor }) => {
  test.slow();
  await becomeMember(page, visitor);
  await openHome(page);
  await workerIsReady(page);
  await context.setOffline(true);
  // Some browsers never fire `online`: recovery must not depend on it.
  await page.clock.install();
  await page.addInitScript(() => addEventListener("online", (event) => event.stopImmediatePropagation()));
  await page.goto("/app/conta");
  // A page that the worker opens does not learn from the emulation that there is no network.
  const missing = page.getByRole("heading", { name: /^(Você está sem internet|Sem conexão com o servidor)[.]$/ });
  await expect(missing).toBeVisible();
  await expectAccessible(page, "offline");
  // Files of the build only: no answer of the API, no personal data.
  expect((await cachedPaths(page)).filter((path) => !/^\/(assets\/|app($|\/))/.test(path))).toEqual([]);

  await context.setOffline(false);
  await page.clock.fastForward(30_000);
  await expect(page.getByRole("heading", { name: "Sua conta" })).toBeVisible();
  await expect(page.getByText("Nenhuma compra ainda.")).toBeVisible();
});
