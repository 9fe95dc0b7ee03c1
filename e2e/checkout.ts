import type { Registered } from "@app/contract/identity";
import { expect, type Locator, type Page } from "@playwright/test";
import { capturedCharges, payAtTheBank } from "./gateway.ts";
import { test as base, basic, QUICKLY, type Visitor } from "./journey.ts";
import { rememberSession } from "./session.ts";

const PAYMENT = /\/v1\/(public\/payment\/by-email|auth\/payment)$/;
const CONFIRMED = "Pagamento confirmado!";

export const CARDS = { approved: "4111111111111111", declined: "5184019740373151" } as const;
export const ANNUAL_CENTS = 239_988;
export const PAY = /^Pagar R\$/;
export const MAKE_CODE = /^Gerar código PIX/;

type ChargeFixtures = {
  /** The gateway's ledger and our database agree: one charge, of the same amount. */
  expectChargedOnce: (email: string, cents: number) => Promise<void>;
};

export const test = base.extend<ChargeFixtures>({
  expectChargedOnce: async ({ database }, use) => {
    const findCharges = async (email: string) => {
      const payments = await database.paymentsOf(email);
      const captured = await capturedCharges(payments.map(({ id }) => id));
      const paid = payments.filter(({ status }) => status === "paid" || status === "received");
      return { captured: captured.map(({ cents }) => cents), paid: paid.map(({ cents }) => cents) };
    };
    const once = (cents: number) => ({ captured: [cents], paid: [cents] });
    await use((email, cents) =>
      expect.poll(() => findCharges(email), { timeout: 15_000, intervals: QUICKLY }).toEqual(once(cents)),
    );
  },
});

/** The current step; the sign-up dialog is outside of it. */
export const step = (page: Page) => page.locator("main");

/** Creates an account through the API. With `email: ""` it has only a phone. */
export const register = async (page: Page, visitor: Visitor): Promise<string> =>
  (await sendRegistration(page, visitor)).user._id;

export async function sendRegistration(page: Page, visitor: Visitor): Promise<Registered> {
  const { fullName, phone, email, password } = visitor;
  const data = { fullName, phone, countryCode: "+55", email, password };
  const registered: Registered = (await (await page.request.post("/v1/public/register", { data })).json()).return;
  rememberSession(visitor, registered.session);
  return registered;
}

/** A complete email submits by itself; a phone needs Enter. */
export async function identify(page: Page, contact: string): Promise<void> {
  await page.goto("/pagamento?plano=completo&ciclo=annual");
  await expect(page.locator("html[data-ready]")).toBeAttached();
  const field = step(page).getByLabel("Email ou telefone");
  await field.fill(contact);
  if (!contact.includes("@")) await field.press("Enter");
}

/** Step 2 of a new buyer; the contact from step 1 is prefilled, and filled again with the same value. */
export async function createAccount(page: Page, visitor: Visitor): Promise<void> {
  await fillAccount(page, visitor);
  await step(page).getByRole("button", { name: "Criar conta" }).click();
  await expect(step(page).getByRole("heading", { name: "Como você quer pagar?" })).toBeVisible();
}

export async function fillAccount(page: Page, { fullName, phone, email, password }: Visitor): Promise<void> {
  await step(page).getByLabel("Nome completo").fill(fullName);
  await step(page).getByLabel("Telefone").fill(phone);
  await step(page).getByLabel("Email (opcional)").fill(email);
  await step(page).getByLabel("Senha", { exact: true }).fill(password);
  await step(page).getByLabel("Confirmar senha").fill(password);
}

/** Step 2 of a buyer with an account: only the password is required. */
export async function signIn(page: Page, password: string): Promise<void> {
  await step(page).getByLabel("Senha", { exact: true }).fill(password);
  await step(page).getByRole("button", { name: "Entrar", exact: true }).click();
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

type PaymentResponse = { _id: string; gatewayId: string; paymentStatus: string };

/** Clicks a pay button and returns the API's response. */
export async function submitPayment(page: Page, name: RegExp): Promise<PaymentResponse> {
  const reply = page.waitForResponse((response) => PAYMENT.test(new URL(response.url()).pathname));
  await step(page).getByRole("button", { name }).click();
  return (await (await reply).json()).return;
}

/** Counts the payment requests this page sends from now on. */
export function countPayments(page: Page): () => number {
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && PAYMENT.test(new URL(request.url()).pathname)) sent += 1;
  });
  return () => sent;
}

export const copyButton = (page: Page) => step(page).getByRole("button", { name: "Copiar código PIX" });

/** Steps 3 and 4 by PIX: the code is created and paid, and the page confirms it. */
export async function payByPix(page: Page): Promise<void> {
  await choose(page, "PIX");
  const { gatewayId } = await submitPayment(page, MAKE_CODE);
  await expect(copyButton(page)).toBeVisible();
  await payAtTheBank(gatewayId);
  await expectConfirmedOnReturn(page);
}

/** The plan of the account that is signed in on this page. */
export async function currentPlan(page: Page): Promise<string> {
  const { username, password } = await page.evaluate(() => JSON.parse(localStorage.getItem("auth") ?? "{}"));
  const reply = await page.request.get("/v1/auth/me", { headers: basic(username, password) });
  return (await reply.json()).return.plan;
}

const confirmed = (page: Page) => page.getByRole("heading", { name: CONFIRMED });

export const expectConfirmed = (page: Page) => expect(confirmed(page)).toBeVisible({ timeout: 15_000 });

/** The buyer returns from the bank's app: the page polls at once when it becomes visible. */
export const expectConfirmedOnReturn = (page: Page) =>
  expect
    .poll(
      async () => {
        await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
        return confirmed(page).isVisible();
      },
      { timeout: 15_000, intervals: QUICKLY },
    )
    .toBe(true);

/** The page polls every 20 seconds; its clock is advanced until the element is visible. */
export const expectInTime = (page: Page, element: Locator) =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(20_500);
        return element.isVisible();
      },
      { timeout: 20_000 },
    )
    .toBe(true);

export const expectConfirmedInTime = (page: Page) => expectInTime(page, confirmed(page));
