import { createHash, randomUUID } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../../accessible.ts";
import { buyByEmail, buyPlan } from "../../buy.ts";
import { emailTo } from "../../inbox.ts";
import { expect, test } from "../../journey.ts";
import {
  becomeMember,
  countTapsFromHome,
  dumpDatabase,
  openAccount,
  openHome,
  registerAllowingAds,
  signInToApp,
} from "../../member.ts";
import { unzip } from "../../unzip.ts";

const password = (page: Page) => page.getByLabel("Sua senha");

const requestExport = (page: Page) => page.getByRole("button", { name: "Pedir meus dados" }).click();

/** Waits until the export is ready, downloads it and unpacks its files. */
async function downloadData(page: Page): Promise<{ json: string; html: string }> {
  await expect(page.getByRole("heading", { name: "Sua cópia está pronta" })).toBeVisible({ timeout: 20_000 });
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Baixar", exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/meus-dados-\d{4}-\d{2}-\d{2}\.zip$/);
  const files = unzip(await readFile(await file.path()));
  expect([...files.keys()].toSorted()).toEqual(["dados.html", "dados.json"]);
  return { json: files.get("dados.json") ?? "", html: files.get("dados.html") ?? "" };
}

test("a data export is requested in three taps and downloaded with one more, as HTML and as JSON", async ({
  page,
  visitor,
}, testInfo) => {
  test.slow();
  await becomeMember(page, visitor);
  await buyPlan(page, visitor);
  const taps = await countTapsFromHome(page);
  await openAccount(page);
  await page.getByRole("link", { name: "Baixar tudo o que temos sobre você" }).click();
  await password(page).fill(visitor.password);
  await requestExport(page);
  const { json, html } = await downloadData(page);
  expect(taps()).toBeLessThanOrEqual(4);
  await expect(page.getByText("está nos downloads deste aparelho")).toBeVisible();
  await expectAccessible(page, "exported");
  // The export can still be downloaded after a reload.
  await page.reload();
  await downloadData(page);

  for (const value of [visitor.fullName, visitor.email, visitor.phone]) {
    expect(json).toContain(value);
    expect(html).toContain(value);
  }
  expect(JSON.stringify(JSON.parse(json))).toContain("239988");
  expect(json).not.toContain("passwordHash");

  const path = testInfo.outputPath("dados.html");
  await writeFile(path, html);
  await page.goto(pathToFileURL(path).href);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(visitor.email).first()).toBeVisible();
  await expect(page.getByText("R$ 2.399,88").first()).toBeVisible();
  await expectAccessible(page, "exported HTML");
});

test("a wrong password creates no export, and the form can be corrected", { tag: "@whole" }, async ({
  page,
  visitor,
}) => {
  await becomeMember(page, visitor);
  await page.goto("/app/dados/baixar");
  await requestExport(page);
  await expect(password(page)).toHaveAccessibleDescription("Digite sua senha");
  await password(page).fill("outra-senha");
  await requestExport(page);
  await expect(password(page)).toHaveAccessibleDescription("Senha incorreta");
  await expect(password(page)).toBeFocused();
  await expectAccessible(page, "wrong password");
  await password(page).fill(visitor.password);
  await requestExport(page);
  await downloadData(page);
});

test("offline the form says so, keeps the password and works once the connection is back", {
  tag: ["@worker", "@whole"],
}, async ({ page, visitor, context }) => {
  await becomeMember(page, visitor);
  await openHome(page);
  await openAccount(page);
  await page.getByRole("link", { name: "Baixar tudo o que temos sobre você" }).click();
  await password(page).fill(visitor.password);
  await context.setOffline(true);
  await requestExport(page);
  await expect(page.getByText("Sem conexão com o servidor.")).toBeVisible();
  await expect(password(page)).toHaveValue(visitor.password);
  await context.setOffline(false);
  await requestExport(page);
  await downloadData(page);
});

test("an account is deleted in three taps and leaves only the retained data in the database", async ({
  page,
  visitor: { phone, password: secret },
}) => {
  test.slow();
  // The name is unique: a match after the erasure can only come from this account.
  const word = `Q${randomUUID().replaceAll("-", "").slice(0, 12)}`;
  const visitor = { fullName: `Zulmira ${word}`, email: `zulmira.${word}@example.com`, phone, password: secret };
  await registerAllowingAds(page, visitor);
  await buyPlan(page, visitor);
  await signInToApp(page, visitor);
  const before = await dumpDatabase();
  for (const trace of [word, visitor.email.toLowerCase(), phone]) expect(before).toContain(trace);

  const taps = await countTapsFromHome(page);
  await openAccount(page);
  await page.getByRole("link", { name: "Apagar a conta" }).click();
  await expect(page.getByRole("heading", { name: "Você ainda pode receber tudo de volta" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "O que a lei manda guardar" })).toBeVisible();
  await expectAccessible(page, "deletion");
  await page.getByLabel("Digite EXCLUIR para confirmar").fill("excluir");
  await password(page).fill(secret);
  await page.getByRole("button", { name: "Apagar minha conta" }).click();
  await expect(page.getByRole("heading", { name: "Conta apagada." })).toBeFocused();
  expect(taps()).toBeLessThanOrEqual(3);
  await expectAccessible(page, "account deleted");
  const referenceNumber = await page.getByRole("definition").first().innerText();
  expect(await emailTo(visitor.email, "Sua conta foi excluída")).toContain(referenceNumber);

  const hash = (text: string) => createHash("sha256").update(text).digest("hex");
  const traces = {
    name: word.toLowerCase(),
    email: visitor.email.toLowerCase(),
    phone,
    "hashed email": hash(visitor.email.toLowerCase()),
    "hashed phone": hash(`55${phone}`),
    "hashed last name": hash(word.toLowerCase()),
  };
  const found = async () => {
    const dump = (await dumpDatabase()).toLowerCase();
    return Object.entries(traces)
      .filter(([, trace]) => dump.includes(trace.toLowerCase()))
      .map(([name]) => name);
  };
  // The recipient's address is erased once the last email is sent.
  await expect.poll(found, { timeout: 20_000 }).toEqual([]);
  expect(await dumpDatabase()).toContain(referenceNumber);

  // This browser is signed out, and the password no longer works.
  expect(await page.evaluate(() => [localStorage.getItem("auth"), localStorage.getItem("user")])).toEqual([null, null]);
  await page.goto("/login");
  await page.getByLabel("Email ou telefone").fill(visitor.email);
  await page.getByRole("textbox", { name: "Senha", exact: true }).fill(secret);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByRole("main").getByLabel("Senha", { exact: true })).toHaveAccessibleDescription(
    "Email/telefone ou senha incorretos",
  );
});

test("deletion requires the word and the password, and can be cancelled", { tag: "@whole" }, async ({
  page,
  visitor,
}) => {
  await becomeMember(page, visitor);
  await page.goto("/app/dados/apagar");
  await expect(page.getByRole("heading", { name: "Seu plano acaba junto" })).toBeHidden();
  await page.getByRole("button", { name: "Apagar minha conta" }).click();
  const word = page.getByLabel("Digite EXCLUIR para confirmar");
  await expect(word).toHaveAccessibleDescription("Digite EXCLUIR para confirmar");
  await expect(word).toBeFocused();
  await word.fill("sim");
  await password(page).fill("outra-senha");
  await page.getByRole("button", { name: "Apagar minha conta" }).click();
  await expect(word).toHaveAccessibleDescription("Digite EXCLUIR para confirmar");
  await word.fill("EXCLUIR");
  await page.getByRole("button", { name: "Apagar minha conta" }).click();
  await expect(password(page)).toHaveAccessibleDescription("Senha incorreta");
  await page.getByRole("link", { name: "Deixar como está" }).click();
  await expect(page).toHaveURL(/\/app\/conta$/);
});

test("a squatter of an email finds nothing of its owner's purchase, on no screen and not in the export", {
  tag: "@whole",
}, async ({ page, visitor: squatter }) => {
  await becomeMember(page, squatter);
  const { paymentId } = await buyByEmail(page, squatter.email);
  await emailTo(squatter.email, "");
  await openHome(page);
  await expect(page.getByRole("heading", { name: "Você está no Plano Gratuito" })).toBeVisible();
  await expect(page.getByText("Confirme seu email para não perder o acesso.")).toBeVisible();
  await openAccount(page);
  await expect(page.getByText("Nenhuma compra ainda.")).toBeVisible();
  for (const path of ["", "/recibo", "/desistir"]) {
    await page.goto(`/app/pagamentos/${paymentId}${path}`);
    await expect(page.getByRole("heading", { name: "Não achamos isso na sua conta." })).toBeVisible();
  }
  await page.goto("/app/dados");
  await expect(page.getByRole("heading", { name: "Quem ficou sabendo" })).toBeVisible();
  await expect(page.getByText("processador de pagamentos")).toBeHidden();
  await page.goto("/app/dados/baixar");
  await password(page).fill(squatter.password);
  await requestExport(page);
  const { json } = await downloadData(page);
  expect(json).not.toContain("239988");
  await page.goto("/app/dados/apagar");
  await expect(page.getByRole("heading", { name: "Você ainda pode receber tudo de volta" })).toBeHidden();
});

test("axe finds nothing on the personal data screens", { tag: "@whole" }, async ({ page, visitor }) => {
  test.slow();
  await becomeMember(page, visitor);
  for (const [path, title] of [
    ["/app/conta", "Sua conta"],
    ["/app/dados", "Seus dados, às claras"],
    ["/app/dados/acessos", "Quem viu meus dados"],
    ["/app/dados/consentimentos", "Autorizações"],
    ["/app/dados/baixar", "Leve tudo com você"],
    ["/app/dados/apagar", "Apagar a conta"],
    ["/sair-da-lista?lista=nada", "Parar de receber lembretes por email?"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expectAccessible(page, path);
  }
});
