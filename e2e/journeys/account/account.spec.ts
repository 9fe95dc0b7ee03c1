import { readFile } from "node:fs/promises";
import { expectAccessible } from "../../accessible.ts";
import { buyPlan, expectSettled, openPix } from "../../buy.ts";
import { ANNUAL_CENTS, register } from "../../checkout.ts";
import { capturedCharges, expectRefunded, payAtTheBank } from "../../gateway.ts";
import { basic, expect, test } from "../../journey.ts";
import {
  avatarOf,
  becomeMember,
  countTapsFromHome,
  openAccount,
  openHome,
  signInToApp,
  startSession,
} from "../../member.ts";

const REFERENCE_NUMBER = /Protocolo\s*\S*\d/;

test("three taps from home: the member withdraws, the plan ends and the payment is refunded", {
  tag: "@phone",
}, async ({ page, visitor }) => {
  await register(page, visitor);
  const { paymentId } = await buyPlan(page, visitor);
  await signInToApp(page, visitor);
  const taps = await countTapsFromHome(page);
  await expect(page.getByRole("heading", { name: "Plano Completo, anual" })).toBeVisible();

  await page.getByRole("link", { name: "Compra e direitos" }).click();
  await page.getByRole("button", { name: "Desistir da compra" }).click();
  const dialog = page.getByRole("dialog", { name: "Desistir da compra" });
  await expect(dialog).toContainText("R$ 2.399,88 voltam inteiros");
  await dialog.getByLabel("Sua senha", { exact: true }).fill(visitor.password);
  await dialog.getByRole("button", { name: /^Desistir e receber/ }).click();

  const done = page.getByRole("dialog", { name: "Pronto, você desistiu." });
  await expect(done).toContainText(REFERENCE_NUMBER);
  expect(taps()).toBe(3);

  await done.getByRole("button", { name: "Acompanhar a devolução" }).click();
  await expect(page).toHaveURL(new RegExp(`/app/pagamentos/${paymentId}$`));
  await expect(page.getByRole("heading", { name: "Pedido recebido" })).toBeVisible();
  await expectRefunded(paymentId);

  await page.getByRole("navigation", { name: "Aplicativo" }).getByRole("link", { name: "Hoje" }).click();
  await expect(page.getByText("Encerrado", { exact: true })).toBeVisible();
  await expect(page.getByText("Você desistiu da compra, e o acesso terminou na hora.")).toBeVisible();
});

test("a wrong password refunds nothing, and the dialog stays open", { tag: "@whole" }, async ({ page, visitor }) => {
  test.slow();
  await register(page, visitor);
  const { paymentId } = await buyPlan(page, visitor);
  await startSession(page, visitor);
  await page.goto(`/app/pagamentos/${paymentId}/desistir`);
  const dialog = page.getByRole("dialog", { name: "Desistir da compra" });
  await dialog.getByLabel("Sua senha", { exact: true }).fill("outra-senha");
  await dialog.getByRole("button", { name: /^Desistir e receber/ }).click();
  await expect(dialog).toContainText("Senha incorreta");
  await expectAccessible(page, "withdrawal refused");
  expect(await capturedCharges([paymentId])).toEqual([{ cents: ANNUAL_CENTS, parts: 1 }]);
});

test("a pending PIX is on the home screen, is paid, and starts the plan", { tag: ["@phone", "@whole"] }, async ({
  page,
  visitor,
}) => {
  await register(page, visitor);
  const { paymentId, gatewayId } = await openPix(page, visitor);
  await signInToApp(page, visitor);
  await page.getByRole("link", { name: "Pagar agora" }).click();
  await expect(page.getByRole("img", { name: /^QR code do PIX/ })).toBeVisible();
  await expectAccessible(page, "open PIX");
  await payAtTheBank(gatewayId);
  await expectSettled(page, paymentId);
  // The member returns from the bank's app: the screen polls at once when it becomes visible.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect(page.getByRole("link", { name: "Ver recibo" })).toBeVisible();
});

test("the receipt can be printed and downloaded as a PDF", { tag: ["@phone", "@whole"] }, async ({ page, visitor }) => {
  await register(page, visitor);
  const { paymentId } = await buyPlan(page, visitor);
  await startSession(page, visitor);
  await page.goto(`/app/pagamentos/${paymentId}`);
  await page.getByRole("link", { name: "Ver recibo" }).click();
  const receipt = page.getByRole("article", { name: /^Recibo/ });
  await expect(receipt).toContainText("11.222.333/0001-81");
  await expect(receipt).toContainText("Não é nota fiscal");
  await expectAccessible(page, "receipt");

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Baixar PDF" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation", { name: "Aplicativo" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Imprimir" })).toBeHidden();
  await expect(receipt).toBeVisible();
});

test("without a session the sign-in form is shown at the screen's own URL, and leads back to it", {
  tag: "@whole",
}, async ({ page, visitor }) => {
  await register(page, visitor);
  await page.goto("/app/conta");
  await page.getByLabel("Email ou telefone").fill(visitor.email);
  const password = page.getByRole("main").getByLabel("Senha", { exact: true });
  await password.fill("outra-senha");
  await page.getByRole("button", { name: "Entrar" }).click();
  // A wrong password is a form error, not an expired session.
  await expect(password).toHaveAccessibleDescription("Email/telefone ou senha incorretos");
  await expect(page).toHaveURL(/\/app\/conta$/);
  await password.fill(visitor.password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page).toHaveURL(/\/app\/conta$/);
  await expect(page.getByRole("heading", { name: "Sua conta" })).toBeVisible();
});

test("without a session a screen that is not prerendered leads to the sign-in page, and back", {
  tag: ["@phone", "@whole"],
}, async ({ page, visitor }) => {
  await register(page, visitor);
  await page.goto("/app/dados/acessos");
  await page.getByLabel("Email ou telefone").fill(visitor.email);
  await page.getByRole("main").getByLabel("Senha", { exact: true }).fill(visitor.password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page).toHaveURL(/\/app\/dados\/acessos$/);
  await expect(page.getByRole("heading", { name: "Quem viu meus dados" })).toBeVisible();
});

test("a session that ended meanwhile: opening another screen leads to the sign-in page, and signing in to that screen", {
  tag: "@phone",
}, async ({ page, visitor }) => {
  await becomeMember(page, visitor);
  await openHome(page);
  const { username, password } = await page.evaluate(() => JSON.parse(localStorage.getItem("auth") ?? "{}"));
  const ended = await page.request.delete("/v1/auth/sessions", { headers: basic(username, password), data: {} });
  expect(ended.ok()).toBe(true);
  const shown: string[] = [];
  page.on("framenavigated", (frame) => shown.push(new URL(frame.url()).pathname));

  await openAccount(page);
  await expect(page).toHaveURL(/\/login\?volta=%2Fapp%2Fconta$/);
  // A direct redirect: the sign-in screen is not shown at the other URL first.
  expect(shown).not.toContain("/app/conta");
  await page.getByLabel("Email ou telefone").fill(visitor.email);
  await page.getByRole("main").getByLabel("Senha", { exact: true }).fill(visitor.password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page).toHaveURL(/\/app\/conta$/);
  await expect(page.getByRole("heading", { name: "Sua conta" })).toBeVisible();
});

test("a withdrawal dialog that fails to load says so, and retrying opens it", {
  tag: ["@phone", "@whole"],
}, async ({ page, visitor }) => {
  await register(page, visitor);
  await buyPlan(page, visitor);
  await signInToApp(page, visitor);
  await openAccount(page);
  const files = /\/assets\//;
  const button = page.getByRole("button", { name: "Desistir da compra" });
  await expect(button).toBeVisible();
  await page.route(files, (route) => route.abort());
  await button.press("Enter");

  const dialog = page.getByRole("dialog", { name: "Desistir da compra" });
  await expect(dialog.getByRole("alert")).toContainText("não chegou");
  await expectAccessible(page, "dialog without its code");
  await dialog.getByRole("button", { name: "Tentar de novo" }).press("Enter");
  await expect(dialog.getByRole("alert")).toContainText("não chegou");
  await page.unroute(files);
  await dialog.getByRole("button", { name: "Tentar de novo" }).press("Enter");
  await expect(dialog).toContainText("voltam inteiros");
  await expect(page.getByRole("heading", { name: "Desistir da compra", level: 2 })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(button).toBeFocused();
});

test("by keyboard alone: from home to the withdrawal dialog and back, and the focus is restored", {
  tag: "@whole",
}, async ({ page, visitor }) => {
  await register(page, visitor);
  await buyPlan(page, visitor);
  await signInToApp(page, visitor);
  await expectAccessible(page, "home");
  await avatarOf(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Sua conta" })).toBeVisible();
  await expect(page.locator("main")).toBeFocused();

  const button = page.getByRole("button", { name: "Desistir da compra" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Desistir da compra", level: 2 })).toBeFocused();
  await expectAccessible(page, "withdrawal");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(button).toBeFocused();
});

test("a server error is shown inside the app shell, and one click retries", { tag: "@whole" }, async ({
  page,
  visitor,
}) => {
  await becomeMember(page, visitor);
  await page.route("**/v1/account", (route) => route.fulfill({ status: 503, body: "{}" }));
  await page.goto("/app");
  await expect(page.getByRole("heading", { name: "Não deu para abrir agora." })).toBeVisible();
  await expectAccessible(page, "screen error");
  await page.unroute("**/v1/account");
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(page.getByRole("heading", { name: "Você está no Plano Gratuito" })).toBeVisible();
  await expectAccessible(page, "free account");
});
