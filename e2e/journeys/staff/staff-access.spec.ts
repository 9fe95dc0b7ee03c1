import { expectAccessible } from "../../accessible.ts";
import { expect, test } from "../../journey.ts";
import {
  acceptWithPasskey,
  addAuthenticator,
  inviteNutritionist,
  keepCodes,
  operate,
  personButton,
  staffUrl,
} from "../../staff.ts";

test("invited, a passkey enrolled, signed in, out, and in again", { tag: "@desktop" }, async ({ page }) => {
  const { link } = await inviteNutritionist();
  await addAuthenticator(page);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Boas-vindas, Helena." })).toBeVisible();
  await expectAccessible(page, "invitation");
  const codes = await acceptWithPasskey(page, link);
  expect(new Set(codes).size).toBeGreaterThanOrEqual(8);

  await personButton(page).click();
  await page.getByRole("button", { name: "Sair" }).click();
  await expect(page).toHaveURL(`${staffUrl}/equipe/entrar`);
  await page.goto(`${staffUrl}/equipe/acesso`);
  await expect(page).toHaveURL(/\/equipe\/entrar\?volta=/);
  await expectAccessible(page, "sign-in");

  await page.getByRole("button", { name: "Entrar com a chave deste aparelho" }).click();
  await expect(page.getByRole("heading", { name: "Meu acesso" })).toBeVisible();
  await expect(page.getByText(`Restam ${codes.length} códigos.`)).toBeVisible();
  await expectAccessible(page, "access");

  // Used up.
  await page.goto("about:blank");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Este convite não vale mais." })).toBeVisible();
});

test("a lost passkey is recovered by a code, which opens only the enrolment of another", {
  tag: ["@desktop", "@whole"],
}, async ({ page }) => {
  const { email, link } = await inviteNutritionist();
  const authenticator = await addAuthenticator(page);
  const [code = ""] = await acceptWithPasskey(page, link);

  await authenticator.forget();
  await page.context().clearCookies();
  const recover = async () => {
    await page.goto(`${staffUrl}/equipe/entrar`);
    await page.getByRole("button", { name: "Usar código de reserva" }).click();
    await page.getByLabel("Email de trabalho").fill(email);
    await page.getByLabel("Código de reserva").fill(code);
    await page.getByRole("button", { name: "Usar este código" }).click();
  };
  await recover();
  await expect(page.getByRole("heading", { name: "Cadastre uma nova forma de entrar." })).toBeVisible();
  await expectAccessible(page, "enrolment");
  await page.goto(`${staffUrl}/equipe`);
  await expect(page).toHaveURL(`${staffUrl}/equipe/acesso`);

  await page.getByRole("button", { name: "Cadastrar a chave deste aparelho" }).click();
  const renewed = await keepCodes(page);
  expect(renewed).not.toContain(code);
  await expect(page.getByRole("link", { name: "Membros" })).toBeVisible();

  // It worked once.
  await page.context().clearCookies();
  await recover();
  await expect(page.getByRole("alert")).toContainText("Não conferiu.");
});

test("a dismissed professional is out of the open page within a minute", { tag: "@desktop" }, async ({ page }) => {
  const { email, link } = await inviteNutritionist();
  await addAuthenticator(page);
  await acceptWithPasskey(page, link);
  await expect(personButton(page)).toBeVisible();

  await operate("dismiss", email, "--reason", "fim do contrato");
  await expect(page).toHaveURL(/\/equipe\/entrar$/, { timeout: 60_000 });
  await page.getByRole("button", { name: "Entrar com a chave deste aparelho" }).click();
  await expect(page.getByRole("alert")).toContainText("Não conferiu.");
});
