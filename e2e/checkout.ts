import { expect, type Locator, type Page } from "@playwright/test";
import { capturedCharges, payAtTheBank } from "./gateway.ts";
import { test as base, basic, type Visitor } from "./journey.ts";

const PAYMENT = /\/v1\/(public\/payment\/by-email|auth\/payment)$/;
const CONFIRMED = "Pagamento confirmado!";

export const CARDS = { approved: "4111111111111111", declined: "5184019740373151" } as const;
export const ANNUAL_CENTS = 239_988;
export const PAY = /^Pagar R\$/;
export const MAKE_CODE = /^Gerar código PIX/;

type Charged = {
  /** The gateway's books and ours tell the same story: one charge, and the same centavos. */
  expectChargedOnce: (email: string, cents: number) => Promise<void>;
};

export const test = base.extend<Charged>({
  expectChargedOnce: async ({ database }, use) => {
    const story = async (email: string) => {
      const payments = await database.paymentsOf(email);
      const kept = await capturedCharges(payments.map(({ id }) => id));
      const paid = payments.filter(({ status }) => status === "paid" || status === "received");
      return { kept: kept.map(({ cents }) => cents), paid: paid.map(({ cents }) => cents) };
    };
    const once = (cents: number) => ({ kept: [cents], paid: [cents] });
    await use((email, cents) => expect.poll(() => story(email), { timeout: 15_000 }).toEqual(once(cents)));
  },
});

/** The form in view; the sign-up dialog waits outside of it. */
export const step = (page: Page) => page.locator("main");

/** An account made before the journey begins. With `email: ""` it is known by its phone alone. */
export async function register(page: Page, { fullName, phone, email, password }: Visitor): Promise<string> {
  const data = { fullName, phone, countryCode: "+55", email, password };
  const reply = await page.request.post("/v1/public/register", { data });
  return (await reply.json()).return.user._id;
}

/** A whole email moves on by itself; a phone wants the button, here by its key. */
export async function identify(page: Page, contact: string): Promise<void> {
  await page.goto("/pagamento?plano=completo&ciclo=annual");
  await expect(page.locator("html[data-ready]")).toBeAttached();
  const field = step(page).getByLabel("Email ou telefone");
  await field.fill(contact);
  if (!contact.includes("@")) await field.press("Enter");
}

/** Step 2 of somebody new; what step 1 knows is there already, and filled in again to the same. */
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

/** Step 2 of somebody known, who is asked for the password alone. */
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

type Answer = { _id: string; gatewayId: string; paymentStatus: string };

/** Presses a paying button, and gives back what the API answered. */
export async function submitPayment(page: Page, name: RegExp): Promise<Answer> {
  const answer = page.waitForResponse((response) => PAYMENT.test(new URL(response.url()).pathname));
  await step(page).getByRole("button", { name }).click();
  return (await (await answer).json()).return;
}

/** How often this page has asked for a payment from now on. */
export function countPayments(page: Page): () => number {
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && PAYMENT.test(new URL(request.url()).pathname)) sent += 1;
  });
  return () => sent;
}

export const copyButton = (page: Page) => step(page).getByRole("button", { name: "Copiar código PIX" });

/** Step 3 to the end by PIX: the code is made, paid at the bank, and the page says so. */
export async function payByPix(page: Page): Promise<void> {
  await choose(page, "PIX");
  const { gatewayId } = await submitPayment(page, MAKE_CODE);
  await expect(copyButton(page)).toBeVisible();
  await payAtTheBank(gatewayId);
  await expectConfirmedOnReturn(page);
}

/** What the account signed in on this page may use right now. */
export async function planSeenBy(page: Page): Promise<string> {
  const { username, password } = await page.evaluate(() => JSON.parse(localStorage.getItem("auth") ?? "{}"));
  const reply = await page.request.get("/v1/auth/me", { headers: basic(username, password) });
  return (await reply.json()).return.plan;
}

const confirmed = (page: Page) => page.getByRole("heading", { name: CONFIRMED });

export const expectConfirmed = (page: Page) => expect(confirmed(page)).toBeVisible({ timeout: 15_000 });

/** Back from the bank's app: the page looks at once when it is seen again. */
export const expectConfirmedOnReturn = (page: Page) =>
  expect
    .poll(
      async () => {
        await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
        return confirmed(page).isVisible();
      },
      { timeout: 15_000 },
    )
    .toBe(true);

/** The page asks every 20 seconds; its clock is pushed until the answer is there. */
export const expectInTime = (page: Page, answer: Locator) =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(20_500);
        return answer.isVisible();
      },
      { timeout: 20_000 },
    )
    .toBe(true);

export const expectConfirmedInTime = (page: Page) => expectInTime(page, confirmed(page));
