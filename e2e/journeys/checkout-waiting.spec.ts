import {
  capturedCents,
  choose,
  expectConfirmedInTime,
  identify,
  payAtTheBank,
  press,
  register,
  step,
} from "../checkout.ts";
import { expect, test } from "../journey.ts";

const LOOKUP = /payment-lookup/;
const MINUTE = 60_000;

test.beforeEach(async ({ page, visitor }) => {
  await page.clock.install();
  await register(page, visitor);
  await identify(page, visitor.email);
  await choose(page, "PIX");
});

test("a code past its 30 minutes is renewed, and the new one is paid once", async ({ page }) => {
  const first = await press(page, /^Gerar código PIX/);
  await expect(step(page).getByRole("timer")).toBeVisible();
  await page.clock.fastForward(31 * MINUTE);
  const second = await press(page, /^Gerar novo código/);
  await expect(step(page).getByRole("button", { name: "Copiar código PIX" })).toBeVisible();

  await payAtTheBank(second.gatewayId);
  await expect.poll(() => capturedCents(second._id)).toBe(239_988);
  if (first._id !== second._id) expect(await capturedCents(first._id)).toBe(0);
  await expectConfirmedInTime(page);
});

test("a server that is away for a while is asked again until it answers", async ({ page }) => {
  await page.route(LOOKUP, (route) => route.abort());
  const { gatewayId, _id } = await press(page, /^Gerar código PIX/);
  await expect(step(page).getByText("Erro ao verificar pagamento. Tentando novamente...")).toBeVisible();

  await payAtTheBank(gatewayId);
  await expect.poll(() => capturedCents(_id)).toBe(239_988);
  await page.unroute(LOOKUP);
  await expectConfirmedInTime(page);
});

test("the same buyer in two tabs pays once", async ({ page, visitor }) => {
  const other = await page.context().newPage();
  await identify(other, visitor.email);
  await choose(other, "PIX");
  const one = await press(page, /^Gerar código PIX/);
  const two = await press(other, /^Gerar código PIX/);
  await payAtTheBank(two.gatewayId);
  await expect.poll(() => capturedCents(two._id)).toBe(239_988);
  if (one._id !== two._id) expect(await capturedCents(one._id)).toBe(0);
});
