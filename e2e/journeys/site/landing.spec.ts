import type { Page } from "@playwright/test";
import { expectAccessible } from "../../accessible.ts";
import { expect, test, type Visitor } from "../../journey.ts";

const ACTION = "Solicitar Consulta Gratuita";

/** The other pages have the same form under another name. */
const actions = {
  "/lp": "Falar com Especialista Agora",
  "/lp3": ACTION,
  "/lp4": "QUERO MUDAR AGORA!",
  "/lp5": "Agendar Consulta Gratuita",
};

const formOf = (page: Page) => page.locator("#formulario");

async function fillLead(page: Page, visitor: Visitor) {
  const form = formOf(page);
  await form.getByLabel("Nome Completo").fill(visitor.fullName);
  await form.getByLabel("WhatsApp").fill(visitor.phone);
  await form.getByLabel("Email").fill(visitor.email);
  await form.getByLabel("Senha", { exact: true }).fill(visitor.password);
  await form.getByRole("radio", { name: "Android" }).check();
  return form;
}

test("from the form to the app", async ({ page, visitor, database }) => {
  await page.goto("/lp2");
  const reject = page.getByRole("button", { name: "Rejeitar" });
  await expect(reject).toBeVisible();
  await expectAccessible(page, "/lp2");
  await reject.click();
  const form = await fillLead(page, visitor);
  await form.getByRole("button", { name: ACTION }).click();

  const dialog = page.getByRole("alertdialog", { name: "Solicitação enviada com sucesso!" });
  await expect(dialog).toContainText(/até as? \d{1,2}h(\d\d)?, horário de São Paulo/);
  expect(await database.accountsWithPhone(visitor.phone)).toBe(1);

  const popup = page.waitForEvent("popup");
  await dialog.getByRole("button", { name: "Conhecer o App" }).click();
  const app = await popup;
  expect(new URL(app.url()).pathname).toBe("/app");
  const [firstName = ""] = visitor.fullName.split(" ");
  await expect(app.getByRole("heading", { name: firstName })).toBeVisible();
  // The tab that was left behind knows it too.
  await expect(form.getByRole("heading", { name: `Sua conta está pronta, ${firstName}.` })).toBeVisible();
  await expectAccessible(page, "after registering");
  await form.getByRole("link", { name: /^Abrir meu / }).click();
  await expect(page.getByRole("heading", { name: firstName })).toBeVisible();
});

test("every other landing page opens with its form, accessible", { tag: ["@phone", "@whole"] }, async ({ page }) => {
  test.slow();
  for (const [path, name] of Object.entries(actions)) {
    await page.goto(path);
    await expect(page.locator("html[data-ready]")).toBeAttached();
    await expect(formOf(page).getByRole("button", { name })).toBeVisible();
    await expectAccessible(page, path);
  }
});

test("a phone that is already registered is explained in a toast, and the callback is still promised", {
  tag: ["@phone", "@whole"],
}, async ({ page, visitor, database }) => {
  await page.request.post("/v1/public/register", { data: { ...visitor, countryCode: "+55", email: "" } });
  await page.goto("/lp2");
  const form = await fillLead(page, visitor);
  await form.getByRole("button", { name: ACTION }).click();

  const toast = page.getByRole("alert").filter({ hasText: "Erro no cadastro" });
  await expect(toast).toContainText("seu pedido de contato está anotado");
  await expect(toast.getByRole("link", { name: "Entrar na minha conta" })).toHaveAttribute("href", "/login");
  await expect(form.getByLabel("Nome Completo")).toHaveValue(visitor.fullName);
  await expect(form.getByLabel("Senha", { exact: true })).toHaveValue(visitor.password);
  expect(await database.accountsWithPhone(visitor.phone)).toBe(1);
});

test("a foreign number is sent with its country code", { tag: ["@phone", "@whole"] }, async ({ page, visitor }) => {
  await page.goto("/lp3");
  const form = await fillLead(page, visitor);
  await form.getByLabel("País").selectOption("PT");
  await form.getByLabel("WhatsApp").fill("91");
  await form.getByRole("button", { name: ACTION }).click();
  await expect(form).toContainText("Telefone inválido");

  const number = `91${visitor.phone.slice(-7)}`;
  await form.getByLabel("WhatsApp").fill(number);
  const request = page.waitForRequest("**/v1/public/register");
  await form.getByRole("button", { name: ACTION }).click();
  expect((await request).postDataJSON()).toMatchObject({ countryCode: "+351", phone: number });
  await expect(page.getByRole("alertdialog", { name: "Solicitação enviada com sucesso!" })).toBeVisible();
});

test("a form filled and submitted before hydration is kept and sent once", { tag: "@phone" }, async ({
  page,
  visitor,
  database,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/lp", { waitUntil: "commit" });
  const form = await fillLead(page, visitor);
  await form.getByLabel("Senha", { exact: true }).press("Enter");
  expect(new URL(page.url()).search).toBe("");
  release();

  await expect(page.getByRole("alertdialog", { name: "Cadastro realizado com sucesso!" })).toBeVisible();
  expect(await database.accountsWithPhone(visitor.phone)).toBe(1);
});

const DOWN = "Estamos fora do ar por alguns instantes. Tente de novo em breve.";

test("the API being down is reported in Portuguese, and a retry works", { tag: "@phone" }, async ({
  page,
  visitor,
  database,
}) => {
  // nginx's response while no API node is up (deploy/nginx/site.conf).
  const json = { return: null, message: DOWN, code: 503, error: "unavailable" };
  await page.route("**/v1/public/register", (route) => route.fulfill({ status: 503, json }), { times: 1 });
  await page.goto("/lp4");
  const form = await fillLead(page, visitor);
  await form.getByRole("button", { name: actions["/lp4"] }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Erro no cadastro" })).toContainText(DOWN);
  await form.getByRole("button", { name: actions["/lp4"] }).click();
  await expect(page.getByRole("alertdialog", { name: "Solicitação enviada com sucesso!" })).toBeVisible();
  expect(await database.accountsWithPhone(visitor.phone)).toBe(1);
});

test("the offer of B and D is stored for the checkout, and that of the others is not", { tag: "@phone" }, async ({
  page,
}) => {
  const offer = () => page.evaluate(() => sessionStorage.getItem("offer"));
  await page.goto("/lp");
  await expect(page.locator("html[data-ready]")).toBeAttached();
  expect(await offer()).toBeNull();
  await page.goto("/emagrecimento");
  await expect.poll(offer).toBe("B");
});

test("the sticky call to action is hidden at the form", { tag: ["@phone", "@whole"] }, async ({ page }) => {
  await page.goto("/lp");
  await page.getByRole("button", { name: "Rejeitar" }).click();
  const sticky = page.locator("aside:not([inert]) > a[href='#formulario']");
  await expect(sticky).toHaveCount(0);
  await page.getByRole("heading", { name: "O método, peça por peça" }).scrollIntoViewIfNeeded();
  await expect(sticky).toBeVisible();
  await sticky.click();
  await expect(formOf(page).getByLabel("Nome Completo")).toBeInViewport();
  await expect(sticky).toHaveCount(0);
});
