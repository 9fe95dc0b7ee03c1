import {
  ANNUAL_CENTS,
  CARDS,
  choose,
  expectConfirmedInTime,
  fillCard,
  identify,
  PAY,
  register,
  step,
  submitPayment,
  test,
} from "../../checkout.ts";
import { injectFault } from "../../gateway.ts";
import { expect } from "../../journey.ts";

// The injected delays add to each journey's time.

test.beforeEach(async ({ page, visitor }) => {
  await register(page, visitor);
  await identify(page, visitor.email);
  await choose(page, "Cartão de crédito");
  await fillCard(page, CARDS.approved);
  await page.clock.install();
});

test("a gateway that charges and drops its response: processing, confirmed later, charged once", async ({
  page,
  visitor,
  database,
  expectChargedOnce,
}) => {
  await injectFault(visitor.email, { mode: "drop-answer", path: "/v3/payments", times: 1 }, { mode: "webhook-lose" });
  const { _id, paymentStatus } = await submitPayment(page, PAY);
  expect(paymentStatus).toBe("processing");
  // Reconciliation settles the payment within seconds: the row lock delays it until the page has been checked.
  await database.withRowLocked(_id, async () => {
    await expect(step(page).getByRole("heading", { name: "Estamos confirmando com o seu banco." })).toBeVisible();
    await page.reload();
    await expect(step(page).getByText("Processando pagamento...")).toBeVisible();
  });

  await expectConfirmedInTime(page);
  await expectChargedOnce(visitor.email, ANNUAL_CENTS);
});

test("a gateway slower than the timeout: a buyer who goes back and pays again is charged once", async ({
  page,
  visitor,
  expectChargedOnce,
}) => {
  await injectFault(visitor.email, { mode: "slow", path: "/v3/payments", times: 1, delayMs: 9_000 });
  expect((await submitPayment(page, PAY)).paymentStatus).toBe("processing");
  await expect(step(page).getByText("Processando pagamento...")).toBeVisible();

  await step(page).getByRole("button", { name: "Voltar" }).click();
  await fillCard(page, CARDS.approved);
  await submitPayment(page, PAY);
  await expect(step(page).getByRole("alert")).toBeVisible();
  await expectChargedOnce(visitor.email, ANNUAL_CENTS);
});
