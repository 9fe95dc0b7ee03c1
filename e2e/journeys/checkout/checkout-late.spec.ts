import {
  ANNUAL_CENTS,
  choose,
  copyButton,
  expectConfirmed,
  expectConfirmedInTime,
  expectInTime,
  identify,
  MAKE_CODE,
  register,
  step,
  submitPayment,
  test,
} from "../../checkout.ts";
import { payAtTheBank } from "../../gateway.ts";
import { emailTo } from "../../inbox.ts";
import { expect } from "../../journey.ts";

// A refund waits for the worker's next run.

const MINUTE = 60_000;
const RENEW = /^Gerar novo código/;

test.beforeEach(async ({ page, visitor }) => {
  await register(page, visitor);
  await identify(page, visitor.email);
  await choose(page, "PIX");
  await page.clock.install();
});

test("paying the old code after renewing starts the plan; paying the new one too is refunded", async ({
  page,
  visitor,
  expectChargedOnce,
}) => {
  const first = await submitPayment(page, MAKE_CODE);
  await expect(copyButton(page)).toBeVisible();
  await page.clock.fastForward(31 * MINUTE);
  const second = await submitPayment(page, RENEW);

  await payAtTheBank(first.gatewayId, { late: true });
  await emailTo(visitor.email, "Pagamento confirmado");
  await expectConfirmedInTime(page);
  await expectChargedOnce(visitor.email, ANNUAL_CENTS);

  await payAtTheBank(second.gatewayId);
  await emailTo(visitor.email, "Devolvido");
  await expectChargedOnce(visitor.email, ANNUAL_CENTS);
});

test("a code paid after its hour still starts the plan, and the buyer cannot pay again", { tag: "@whole" }, async ({
  page,
  visitor,
  database,
  expectChargedOnce,
}) => {
  const { _id, gatewayId } = await submitPayment(page, MAKE_CODE);
  await expect(copyButton(page)).toBeVisible();
  await database.backdatePayment(_id, 62);
  await page.clock.fastForward(62 * MINUTE);
  await expectInTime(page, step(page).getByRole("heading", { name: "O pagamento não foi concluído." }));

  await payAtTheBank(gatewayId, { late: true });
  await emailTo(visitor.email, "Pagamento confirmado");
  await step(page).getByRole("button", { name: RENEW }).click();
  await expect(step(page).getByRole("alert")).toContainText("Este plano acabou de ser pago");
  await expectChargedOnce(visitor.email, ANNUAL_CENTS);
  await page.reload();
  await expectConfirmed(page);
});
