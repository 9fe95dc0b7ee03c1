import { expect, type Page } from "@playwright/test";
import { PORT_BASE } from "./addresses.ts";
import type { Visitor } from "./journey.ts";

const gatewayUrl = `http://127.0.0.1:${PORT_BASE + 10}`;
const PAYMENT = /\/v1\/(public\/payment\/by-email|auth\/payment)$/;

export const CARDS = { approved: "4111111111111111", declined: "5184019740373151" } as const;

type Charge = { externalReference: string; amountCents: number; status: string; deleted: boolean };

/** What the gateway's own books say was captured for a payment, in centavos. */
export async function capturedCents(paymentId: string): Promise<number> {
  const { payments } = (await (await fetch(`${gatewayUrl}/_sim/ledger`)).json()) as { payments: Charge[] };
  return payments
    .filter(({ externalReference, status }) => externalReference === paymentId && /CONFIRMED|RECEIVED/.test(status))
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}

export const payAtTheBank = (gatewayId: string) =>
  fetch(`${gatewayUrl}/_sim/pay`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ gatewayId }),
  });

/** The form in view; the sign-up dialog waits outside of it. */
export const step = (page: Page) => page.locator("main");

export async function register(page: Page, { fullName, phone, email, password }: Visitor): Promise<string> {
  const data = { fullName, phone, countryCode: "+55", email, password };
  const reply = await page.request.post("/v1/public/register", { data });
  return (await reply.json()).return.user._id;
}

/** A whole email moves on by itself; a phone wants the button, here by its key. */
export async function identify(page: Page, contact: string): Promise<void> {
  await page.goto("/pagamento?plano=completo&ciclo=annual");
  const field = step(page).getByLabel("Email ou telefone");
  await field.fill(contact);
  if (!contact.includes("@")) await field.press("Enter");
}

export const choose = (page: Page, method: "Cartão de crédito" | "PIX") =>
  step(page)
    .getByRole("radio", { name: new RegExp(`^${method}`) })
    .check();

export async function fillCard(page: Page, number: string): Promise<void> {
  const values = {
    "Número do cartão": number,
    "Nome no cartão": "BIA T LIMA",
    Mês: "11",
    Ano: String(new Date().getFullYear() + 4),
    CCV: "123",
    "Nome completo": "Bia Teixeira Lima",
    "CPF ou CNPJ": "52998224725",
    Telefone: "11987654321",
    CEP: "01310100",
    Número: "1578",
  };
  for (const [label, value] of Object.entries(values)) {
    await step(page).getByLabel(label, { exact: true }).fill(value);
  }
}

/** Presses a paying button, and gives back what the API answered. */
export async function press(page: Page, name: RegExp): Promise<{ _id: string; gatewayId: string }> {
  const answer = page.waitForResponse((response) => PAYMENT.test(new URL(response.url()).pathname));
  await step(page).getByRole("button", { name }).click();
  return (await (await answer).json()).return;
}

export const expectConfirmed = (page: Page) =>
  expect(page.getByRole("heading", { name: "Pagamento confirmado!" })).toBeVisible({ timeout: 15_000 });

/** The page asks every 20 seconds; its clock is pushed until the answer is there. */
export const expectConfirmedInTime = (page: Page) =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(20_500);
        return page.getByRole("heading", { name: "Pagamento confirmado!" }).isVisible();
      },
      { timeout: 20_000 },
    )
    .toBe(true);
