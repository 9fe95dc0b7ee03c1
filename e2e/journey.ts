import { randomInt, randomUUID } from "node:crypto";
import { test as base, expect, type Page } from "@playwright/test";
import { Client } from "pg";
import { expectOnlyListedEntries } from "./stored-entries.ts";
import { databaseUrl, metaUrl } from "./urls.ts";

export type Visitor = { fullName: string; phone: string; email: string; password: string };

export const createVisitor = (): Visitor => ({
  fullName: "Bia Teixeira Lima",
  phone: `119${String(randomInt(100_000_000)).padStart(8, "0")}`,
  email: `bia.${randomUUID()}@example.com`,
  password: "feijao-e-arroz",
});

export const basic = (username: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`,
});

/** Milliseconds between two looks at what a worker does: the default ends at a second. */
export const QUICKLY = [50, 100, 200];

type AdEvent = { event_id: string; event_name: string; user_data: Record<string, unknown> };

type PaymentRow = { id: string; status: string; cents: number };

type Fixtures = {
  visitor: Visitor;
  /** The events that the advertising platform's simulator has recorded. */
  adPlatform: { eventsOf: (eventId: string) => Promise<AdEvent[]>; ledger: () => Promise<string> };
  /** Reads and prepares rows in PostgreSQL. */
  database: {
    accountsWithPhone: (digits: string) => Promise<number>;
    paymentsOf: (email: string) => Promise<PaymentRow[]>;
    /** Moves the payment's timestamps back, because a journey cannot advance the server's clock. */
    backdatePayment: (paymentId: string, minutes: number) => Promise<void>;
    /** Runs `check` while this connection holds the payment's row lock, so that no worker can settle it. */
    withRowLocked: (paymentId: string, check: () => Promise<void>) => Promise<void>;
  };
};

export const test = base.extend<Fixtures & { onlyListedEntries: void }>({
  // The app's service worker stores some three hundred files, which takes as long as many a journey. Those that go
  // offline or look at the worker are tagged `@worker`; to the others the app is as on the first visit.
  serviceWorkers: async ({}, use, { tags }) => use(tags.includes("@worker") ? "allow" : "block"),
  onlyListedEntries: [
    async ({ context, browser }, use) => {
      await use();
      const pages = [...new Set([context, ...browser.contexts()])].flatMap((browserContext) => browserContext.pages());
      await expectOnlyListedEntries(pages);
    },
    { auto: true },
  ],
  visitor: async ({}, use) => use(createVisitor()),
  adPlatform: async ({}, use) => {
    const read = async () => (await fetch(`${metaUrl}/_sim/events`)).json() as Promise<{ events: AdEvent[] }>;
    await use({
      eventsOf: async (eventId) => (await read()).events.filter((event) => event.event_id === eventId),
      ledger: async () => JSON.stringify(await read()),
    });
  },
  database: async ({}, use) => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    await use({
      async accountsWithPhone(digits) {
        const { rows } = await client.query("select count(*)::int as n from accounts where phone = $1", [
          `+55${digits}`,
        ]);
        return rows[0].n;
      },
      async paymentsOf(email) {
        const { rows } = await client.query<PaymentRow>(
          "select id, status, amount_cents as cents from payments where email = $1 order by created_at",
          [email],
        );
        return rows;
      },
      async backdatePayment(paymentId, minutes) {
        await client.query(
          `update payments set created_at = created_at - age, answered_at = answered_at - age,
             pix_expires_at = pix_expires_at - age, due_at = due_at - age
           from make_interval(mins => $2) as age where id = $1`,
          [paymentId, minutes],
        );
      },
      async withRowLocked(paymentId, check) {
        await client.query("begin");
        await client.query("select from payments where id = $1 for update", [paymentId]);
        await check();
        await client.query("rollback");
      },
    });
    await client.end();
  },
});

/** The free plan's button opens the sign-up dialog. */
export async function openSignup(page: Page) {
  await page.locator("#start").getByRole("button", { name: "Escolher Plano" }).click();
  const dialog = page.getByRole("dialog", { name: "Crie sua conta grátis" });
  await expect(dialog).toBeVisible();
  return dialog;
}

export async function fillSignup(page: Page, visitor: Visitor, smartphone: "iPhone" | "Android" = "Android") {
  const dialog = page.getByRole("dialog", { name: "Crie sua conta grátis" });
  await dialog.getByLabel("Nome", { exact: true }).fill(visitor.fullName);
  await dialog.getByLabel("Telefone").fill(visitor.phone);
  await dialog.getByLabel("Email (opcional)").fill(visitor.email);
  await dialog.getByLabel("Senha", { exact: true }).fill(visitor.password);
  await dialog.getByLabel("Confirmar Senha").fill(visitor.password);
  await dialog.getByRole("radio", { name: smartphone }).check();
  return dialog;
}

/** The event id of the next registration, read from its request. */
export const nextEventId = async (page: Page): Promise<string> =>
  (await page.waitForRequest("**/v1/public/register")).postDataJSON().fbEventId;

export { expect };
