import { createVisitor, expect, fillSignup, nextEventId, openSignup, test } from "../../journey.ts";
import { registerAllowingAds } from "../../member.ts";

test("a visitor who accepts cookies signs up, and the ad platform receives one event", { tag: "@phone" }, async ({
  page,
  visitor,
  adPlatform,
  database,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Aceitar" }).click();
  const dialog = await openSignup(page);
  await fillSignup(page, visitor);
  const sent = nextEventId(page);
  await dialog.getByRole("button", { name: "Criar Conta" }).click();

  await expect(page.getByRole("alertdialog", { name: "Cadastro realizado com sucesso!" })).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await database.accountsWithPhone(visitor.phone)).toBe(1);

  const eventId = await sent;
  await expect
    .poll(async () => (await adPlatform.eventsOf(eventId)).map((event) => event.event_name))
    .toEqual(["CompleteRegistration"]);
  const ledger = await adPlatform.ledger();
  expect(ledger).not.toContain(visitor.email);
  expect(ledger).not.toContain(visitor.phone);

  const store = page.waitForEvent("popup");
  await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
  expect(new URL((await store).url()).pathname).toBe("/app");
});

test("a visitor who rejects cookies signs up, and the ad platform receives no event", { tag: "@phone" }, async ({
  page,
  visitor,
  adPlatform,
  database,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Rejeitar" }).click();
  const dialog = await openSignup(page);
  await fillSignup(page, visitor, "iPhone");
  const sent = nextEventId(page);
  await dialog.getByRole("button", { name: "Criar Conta" }).click();

  await expect(page.getByRole("alertdialog", { name: "Cadastro realizado com sucesso!" })).toBeVisible();
  expect(await database.accountsWithPhone(visitor.phone)).toBe(1);
  // Events are relayed in order: once a later one has arrived, an earlier one no longer can.
  const next = await registerAllowingAds(page, createVisitor());
  await expect.poll(async () => (await adPlatform.eventsOf(next)).length).toBe(1);
  expect(await adPlatform.eventsOf(await sent)).toEqual([]);
});

test("a phone that is already registered is explained, and the form keeps its values", {
  tag: ["@phone", "@whole"],
}, async ({ page, visitor, database }) => {
  const register = () =>
    page.request.post("/v1/public/register", { data: { ...visitor, countryCode: "+55", email: "" } });
  expect((await register()).status()).toBe(200);

  await page.goto("/");
  const dialog = await openSignup(page);
  await fillSignup(page, visitor);
  await dialog.getByRole("button", { name: "Criar Conta" }).click();

  const failure = page.getByRole("alertdialog", { name: "Erro no cadastro" });
  await expect(failure).toContainText("Este telefone já tem uma conta.");
  await failure.getByRole("button", { name: "OK" }).click();
  await expect(dialog.getByLabel("Nome", { exact: true })).toHaveValue(visitor.fullName);
  await expect(dialog.getByLabel("Senha", { exact: true })).toHaveValue(visitor.password);
  expect(await database.accountsWithPhone(visitor.phone)).toBe(1);
  await dialog.getByRole("button", { name: "Criar Conta" }).click();
  await failure.getByRole("button", { name: "Entrar na minha conta" }).click();
  await expect(page).toHaveURL(/\/login$/);
});
