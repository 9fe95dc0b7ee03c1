import type { Page } from "@playwright/test";
import { expectAccessible } from "../../accessible.ts";
import { codeIn, emailTo, whatsappTo } from "../../inbox.ts";
import { basic, createVisitor, expect, test } from "../../journey.ts";
import { becomeMember, openAccount, openHome, signInToApp } from "../../member.ts";

const access = (page: Page) => page.getByRole("region", { name: "Acesso" });
const data = (page: Page) => page.getByRole("region", { name: "Seus dados" });
const dialog = (page: Page) => page.getByRole("dialog");
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem("auth"));

/** A session ended on another device: the next navigation leads to the sign-in page. */
async function expectSignedOut(page: Page): Promise<void> {
  await openAccount(page);
  await expect(page).toHaveURL(/\/login(\?|$)/);
  await expect(page.getByRole("heading", { name: "Bom te ver por aqui." })).toBeVisible();
}

test("signing out everywhere reaches the other device", async ({ page, visitor, browser }) => {
  test.slow();
  await becomeMember(page, visitor);
  await openHome(page);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signInToApp(other, visitor);

  await openAccount(page);
  await access(page).getByRole("button", { name: "Sair de todos os aparelhos" }).click();
  const question = page.getByRole("alertdialog", { name: "Sair de todos os aparelhos?" });
  await expectAccessible(page, "sign out everywhere");
  await question.getByRole("button", { name: "Sair de todos" }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await tokenOf(page)).toBeNull();

  await expectSignedOut(other);
  expect(await tokenOf(other)).toBeNull();
  await elsewhere.close();
});

test("a session is closed from another device, and signing out closes its own", { tag: "@whole" }, async ({
  page,
  visitor,
  browser,
}) => {
  test.slow();
  await becomeMember(page, visitor);
  await openHome(page);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signInToApp(other, visitor);

  await openAccount(page);
  const devices = access(page).getByRole("list", { name: "Aparelhos conectados" }).getByRole("listitem");
  await expect(devices).toHaveCount(2);
  await expect(devices.first()).toContainText("este aparelho");
  await devices
    .last()
    .getByRole("button", { name: /^Encerrar/ })
    .click();
  await expect(devices).toHaveCount(1);
  await expect(access(page).getByRole("status").first()).toContainText("saiu da conta");
  await expectSignedOut(other);
  await elsewhere.close();

  const token = await tokenOf(page);
  await access(page)
    .getByRole("button", { name: /^Sair do/ })
    .click();
  await expect(page).toHaveURL(/\/login$/);
  const { username, password } = JSON.parse(token ?? "{}");
  expect((await page.request.get("/v1/auth/me", { headers: basic(username, password) })).status()).toBe(401);
});

test("a new password keeps this session, ends the others, and replaces the old one", async ({
  page,
  visitor,
  browser,
}) => {
  test.slow();
  await becomeMember(page, visitor);
  await openHome(page);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signInToApp(other, visitor);

  await openAccount(page);
  await access(page)
    .getByRole("button", { name: /^Senha/ })
    .click();
  await dialog(page).getByLabel("Senha atual", { exact: true }).fill("outra-senha");
  await dialog(page).getByLabel("Nova senha", { exact: true }).fill("farofa-de-banana");
  await dialog(page).getByRole("button", { name: "Trocar a senha" }).click();
  await expect(dialog(page).getByLabel("Senha atual", { exact: true })).toHaveAccessibleDescription("Senha incorreta");
  await expectAccessible(page, "wrong current password");
  await dialog(page).getByLabel("Senha atual", { exact: true }).fill(visitor.password);
  await dialog(page).getByRole("button", { name: "Trocar a senha" }).click();
  await expect(access(page).getByText("Senha trocada.")).toBeVisible();
  await page.reload();
  await expect(access(page)).toBeVisible();

  await expectSignedOut(other);
  await signInToApp(other, { ...visitor, password: "farofa-de-banana" });
  await elsewhere.close();
});

test("name, email and phone are changed in the settings; email and phone with a verification code", {
  tag: "@whole",
}, async ({ page, visitor }) => {
  test.slow();
  await becomeMember(page, visitor);
  await openHome(page);
  await openAccount(page);
  await data(page).getByRole("button", { name: /^Nome/ }).click();
  await dialog(page).getByLabel("Nome completo").fill("Beatriz Teixeira");
  await dialog(page).getByRole("button", { name: "Salvar" }).click();
  await expect(data(page).getByText("Nome corrigido.")).toBeVisible();
  await expect(data(page).getByText("Beatriz Teixeira")).toBeVisible();

  const { email, phone } = createVisitor();
  await data(page)
    .getByRole("button", { name: /^Email/ })
    .click();
  await dialog(page).getByRole("button", { name: "Trocar por outro email" }).click();
  await dialog(page).getByLabel("Novo email").fill(email);
  await dialog(page).getByLabel("Sua senha").fill(visitor.password);
  await expectAccessible(page, "new email");
  await dialog(page).getByRole("button", { name: "Mandar o código" }).click();
  await dialog(page).getByLabel("Código de 6 números").fill("000000");
  await dialog(page).getByRole("button", { name: "Confirmar" }).click();
  await expect(dialog(page).getByLabel("Código de 6 números")).toHaveAccessibleDescription(/não vale mais/);
  await dialog(page)
    .getByLabel("Código de 6 números")
    .fill(codeIn(await emailTo(email, "")));
  await dialog(page).getByRole("button", { name: "Confirmar" }).click();
  await expect(data(page).getByText(`Pronto: seu email é ${email}.`)).toBeVisible();

  await data(page)
    .getByRole("button", { name: /^Telefone/ })
    .click();
  await dialog(page).getByRole("button", { name: "Trocar por outro número" }).click();
  await dialog(page).getByLabel("Novo telefone").fill(phone);
  await dialog(page).getByLabel("Sua senha").fill(visitor.password);
  await dialog(page).getByRole("button", { name: "Mandar o código" }).click();
  await dialog(page)
    .getByLabel("Código de 6 números")
    .fill(codeIn(await whatsappTo(phone, /\d{6}/)));
  await dialog(page).getByRole("button", { name: "Confirmar" }).click();
  await expect(data(page).getByText("Pronto: seu telefone é")).toBeVisible();
  await signInToApp(page, { ...visitor, email, phone });
});
