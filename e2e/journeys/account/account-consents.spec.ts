import { expectAccessible } from "../../accessible.ts";
import { buyPlan } from "../../buy.ts";
import { expect, test } from "../../journey.ts";
import { becomeMember, openAccount, openHome, registerAllowingAds, startSession } from "../../member.ts";

test("a changed consent takes effect at once, on the server and in this browser, and is in the history", async ({
  page,
  context,
  visitor,
}) => {
  await becomeMember(page, visitor);
  await openHome(page);
  await openAccount(page);
  await page.getByRole("link", { name: "Autorizações" }).click();
  const ads = page.getByRole("switch", { name: "Medir anúncios" });
  await expect(ads).not.toBeChecked();
  await ads.check();
  await expect(page.getByText("Medir anúncios: sim, a partir de agora.")).toBeAttached();
  await page.reload();
  await expect(ads).toBeChecked();
  const history = page.getByRole("region", { name: "Histórico" }).getByRole("listitem");
  await expect(history.first()).toContainText("Medir anúncios: sim");
  await expect(history.first()).toContainText("aqui na conta");
  const adCookies = async () =>
    (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith("_fb"));
  expect(await adCookies()).toEqual(["_fbp"]);

  const revocation = page.waitForRequest("**/v1/public/ad-consent-revocations");
  await ads.uncheck();
  await expect(history.first()).toContainText("Medir anúncios: não");
  expect((await revocation).postDataJSON().browserId).toMatch(/^fb\./);
  expect(await adCookies()).toEqual([]);
  await expectAccessible(page, "consents");
});

test("the disclosure log lists each disclosure, and revoking consent stops the next one", { tag: "@whole" }, async ({
  page,
  visitor,
}) => {
  test.slow();
  await registerAllowingAds(page, visitor);
  await startSession(page, visitor);
  await page.goto("/app/dados/consentimentos");
  const ads = page.getByRole("switch", { name: "Medir anúncios" });
  await expect(ads).toBeChecked();

  const disclosures = page.getByRole("region", { name: "Quem ficou sabendo" });
  const disclosed = disclosures.getByRole("listitem").filter({ hasText: "Cadastro" }).filter({ hasText: "Enviado" });
  await expect(async () => {
    await page.goto("/app/dados");
    await expect(disclosed.first()).toBeVisible();
  }).toPass();
  await disclosed.first().getByText("Meta (Facebook e Instagram)").click();
  await expect(disclosures.getByText("nome e contato embaralhados")).toBeVisible();
  await expect(disclosures.getByText("Seu consentimento")).toBeVisible();
  await expectAccessible(page, "disclosure log");

  await page.goto("/app/dados/consentimentos");
  await ads.uncheck();
  await expect(page.getByText("Medir anúncios: não, a partir de agora.")).toBeAttached();
  await buyPlan(page, visitor);
  await page.goto("/app/dados");
  await expect(disclosures.getByText("Código PIX")).toBeVisible();
  await expect(disclosures.getByText("Compra", { exact: true })).toBeHidden();
});

test("an invalid unsubscribe link changes nothing and says so", { tag: "@whole" }, async ({ page }) => {
  await page.goto("/sair-da-lista?lista=nada.nada");
  await page.getByRole("button", { name: "Parar de receber" }).click();
  await expect(page.getByRole("heading", { name: "Este link não vale." })).toBeFocused();
});
