import type { Page } from "@playwright/test";
import { expectAccessible } from "../../accessible.ts";
import { expect, test, type Visitor } from "../../journey.ts";

const variants = [
  {
    path: "/lp",
    button: "Falar com Especialista Agora",
    done: "Cadastro realizado com sucesso!",
    go: "OK - Baixar App",
  },
  {
    path: "/lp2",
    button: "Solicitar Consulta Gratuita",
    done: "Solicitação enviada com sucesso!",
    go: "Conhecer o App",
  },
  {
    path: "/lp3",
    button: "Solicitar Consulta Gratuita",
    done: "Solicitação enviada com sucesso!",
    go: "Conhecer o App",
  },
  { path: "/lp4", button: "QUERO MUDAR AGORA!", done: "Solicitação enviada com sucesso!", go: "Conhecer o App" },
  { path: "/lp5", button: "Agendar Consulta Gratuita", done: "Solicitação enviada com sucesso!", go: "Conhecer o App" },
] as const;

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

for (const { path, button, done, go } of variants) {
  test(`${path}: from the form to the store`, { tag: path === "/lp2" ? [] : "@whole" }, async ({
    page,
    visitor,
    database,
  }) => {
    await page.goto(path);
    const reject = page.getByRole("button", { name: "Rejeitar" });
    await expect(reject).toBeVisible();
    await expectAccessible(page, path);
    await reject.click();
    const form = await fillLead(page, visitor);
    await form.getByRole("button", { name: button }).click();

    const dialog = page.getByRole("alertdialog", { name: done });
    await expect(dialog).toContainText(/até as? \d{1,2}h(\d\d)?, horário de São Paulo/);
    expect(await database.accountsWithPhone(visitor.phone)).toBe(1);

    const popup = page.waitForEvent("popup");
    await dialog.getByRole("button", { name: go }).click();
    const app = await popup;
    expect(new URL(app.url()).pathname).toBe("/app");
    const [firstName = ""] = visitor.fullName.split(" ");
    await expect(app.getByRole("heading", { name: firstName })).toBeVisible();
    // The tab that was left behind knows it too.
    await expect(form.getByRole("heading", { name: `Sua conta está pronta, ${firstName}.` })).toBeVisible();
    await expectAccessible(page, `${path} after registering`);
    await form.getByRole("link", { name: /^Abrir meu / }).click();
    await expect(page.getByRole("heading", { name: firstName })).toBeVisible();
  });
}

test("a phone that is already registered is explained in a toast, and the callback is still promised", {
  tag: ["@phone", "@whole"],
}, async ({ page, visitor, database }) => {
  await page.request.post("/v1/public/register", { data: { ...visitor, countryCode: "+55", email: "" } });
  await page.goto("/lp2");
  const form = await fillLead(page, visitor);
  await form.getByRole("button", { name: "Solicitar Consulta Gratuita" }).click();

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
  await form.getByRole("button", { name: "Solicitar Consulta Gratuita" }).click();
  await expect(form).toContainText("Telefone inválido");

  const number = `91${visitor.phone.slice(-7)}`;
  await form.getByLabel("WhatsApp").fill(number);
  const request = page.waitForRequest("**/v1/public/register");
  await form.getByRole("button", { name: "Solicitar Consulta Gratuita" }).click();
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

for (const [what, response, message] of [
  ["the API failing", { status: 500, body: "" }, "Erro interno do servidor. Tente novamente."],
  ["a proxy's own page", { status: 502, contentType: "text/html", body: "<html></html>" }, "Erro interno do servidor."],
  // nginx's response while no API node is up (deploy/nginx/site.conf).
  ["the API being down", { status: 503, json: { return: null, message: DOWN, code: 503, error: "unavailable" } }, DOWN],
] as const) {
  test(`${what} is reported in Portuguese, and a retry works`, {
    tag: what === "the API being down" ? "@phone" : ["@phone", "@whole"],
  }, async ({ page, visitor, database }) => {
    await page.route("**/v1/public/register", (route) => route.fulfill(response), { times: 1 });
    await page.goto("/lp4");
    const form = await fillLead(page, visitor);
    await form.getByRole("button", { name: "QUERO MUDAR AGORA!" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Erro no cadastro" })).toContainText(message);
    await form.getByRole("button", { name: "QUERO MUDAR AGORA!" }).click();
    await expect(page.getByRole("alertdialog", { name: "Solicitação enviada com sucesso!" })).toBeVisible();
    expect(await database.accountsWithPhone(visitor.phone)).toBe(1);
  });
}

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

test("the sticky call to action is hidden at the form", { tag: "@whole" }, async ({ page }) => {
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
