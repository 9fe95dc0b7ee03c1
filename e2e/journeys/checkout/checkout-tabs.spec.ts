import {
  ANNUAL_CENTS,
  CARDS,
  choose,
  expectConfirmedOnReturn,
  fillCard,
  identify,
  MAKE_CODE,
  PAY,
  register,
  step,
  submitPayment,
  test,
} from "../../checkout.ts";
import { payAtTheBank } from "../../gateway.ts";
import { emailTo } from "../../inbox.ts";
import { expect } from "../../journey.ts";

// Two pages each, and a refund that waits for the worker.

test("two tabs, two codes: the newer one starts the plan, and paying both refunds one", async ({
  page,
  visitor,
  expectChargedOnce,
}) => {
  const other = await page.context().newPage();
  await register(page, visitor);
  for (const tab of [page, other]) {
    await identify(tab, visitor.email);
    await choose(tab, "PIX");
  }
  const older = await submitPayment(page, MAKE_CODE);
  const newer = await submitPayment(other, MAKE_CODE);

  await payAtTheBank(newer.gatewayId);
  await expectConfirmedOnReturn(other);
  await expectChargedOnce(visitor.email, ANNUAL_CENTS);
  await payAtTheBank(older.gatewayId, { late: true });
  await emailTo(visitor.email, "Devolvido");
  await expectChargedOnce(visitor.email, ANNUAL_CENTS);
});

test("a card submitted in two tabs at once is charged once", async ({ page, visitor, expectChargedOnce }) => {
  const other = await page.context().newPage();
  await register(page, visitor);
  for (const tab of [page, other]) {
    await identify(tab, visitor.email);
    await choose(tab, "Cartão de crédito");
    await fillCard(tab, CARDS.approved);
  }
  await Promise.all([page, other].map((tab) => submitPayment(tab, PAY)));

  const confirmed = (tab: typeof page) => tab.getByRole("heading", { name: "Pagamento confirmado!" });
  const refused = (tab: typeof page) =>
    step(tab)
      .getByText("Já existe um pagamento seu em andamento.")
      .or(step(tab).getByText("Este plano acabou de ser pago"));
  const confirmations = await Promise.all(
    [page, other].map(async (tab) => {
      await expect(confirmed(tab).or(refused(tab))).toBeVisible();
      return confirmed(tab).isVisible();
    }),
  );
  expect(confirmations.filter(Boolean)).toHaveLength(1);
  await expectChargedOnce(visitor.email, ANNUAL_CENTS);
});
