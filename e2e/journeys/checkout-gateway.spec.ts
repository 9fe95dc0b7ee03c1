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
} from "../checkout.ts";
import { injectFault } from "../gateway.ts";
import { expect } from "../journey.ts";

// A gateway that takes its time takes ours.
test.describe.configure({ timeout: 60_000 });

test.beforeEach(async ({ page, visitor }) => {
  await register(page, visitor);
  await identify(page, visitor.email);
  await choose(page, "Cartão de crédito");
  await fillCard(page, CARDS.approved);
  await page.clock.install();
});

test("a gateway that takes the money and loses its answer: processing, confirmed later, charged once", async ({
  page,
  visitor,
  database,
  expectChargedOnce,
}) => {
  await injectFault(visitor.email, { mode: "drop-answer", path: "/v3/payments", times: 1 }, { mode: "webhook-lose" });
  const { _id, paymentStatus } = await submitPayment(page, PAY);
  expect(paymentStatus).toBe("processing");
  // The worker finds the money within seconds, and now and then at once: not before we have looked.
  await database.withRowLocked(_id, async () => {
    await expect(step(page).getByRole("heading", { name: "Estamos confirmando com o seu banco." })).toBeVisible();
    await page.reload();
    await expect(step(page).getByText("Processando pagamento...")).toBeVisible();
  });

  await expectConfirmedInTime(page);
  await expectChargedOnce(visitor.email, ANNUAL_CENTS);
});

test("a gateway slower than the browser's patience: whoever goes back and presses again is charged once", async ({
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
