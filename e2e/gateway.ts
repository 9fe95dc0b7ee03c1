import { expect } from "@playwright/test";
import { QUICKLY } from "./journey.ts";
import { gatewayUrl } from "./urls.ts";

type LedgerEntry = {
  id: string;
  installment: string | null;
  externalReference: string | null;
  amountCents: number;
  refundedCents: number;
  status: string;
};

const readLedger = async () => (await (await fetch(`${gatewayUrl}/_sim/ledger`)).json()) as { payments: LedgerEntry[] };

async function postToSimulator(path: string, body: unknown): Promise<void> {
  const headers = { "content-type": "application/json" };
  const reply = await fetch(gatewayUrl + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
}

/** What the gateway captured for these payments and has not refunded, in centavos; installments count as one charge. */
export async function capturedCharges(paymentIds: string[]): Promise<{ cents: number; parts: number }[]> {
  const charges = new Map<string, { cents: number; parts: number }>();
  const { payments } = await readLedger();
  for (const { id, installment, externalReference, amountCents, refundedCents, status } of payments) {
    if (!paymentIds.includes(externalReference ?? "") || !/^(CONFIRMED|RECEIVED)$/.test(status)) continue;
    const { cents, parts } = charges.get(installment ?? id) ?? { cents: 0, parts: 0 };
    charges.set(installment ?? id, { cents: cents + amountCents - refundedCents, parts: parts + 1 });
  }
  return [...charges.values()];
}

/** Polls until the refund is made: the worker submits refunds every few seconds. */
export const expectRefunded = (paymentId: string): Promise<void> =>
  expect.poll(() => capturedCharges([paymentId]), { timeout: 15_000, intervals: QUICKLY }).toEqual([]);

/** `late`: an expired code is paid too, because a bank cannot tell that it expired. */
export const payAtTheBank = (gatewayId: string, { late = false } = {}): Promise<void> =>
  postToSimulator("/_sim/pay", { gatewayId, late });

type Fault = { mode: string; path?: string; times?: number; delayMs?: number };

/** Injects faults for one buyer only: parallel journeys are not affected. */
export const injectFault = (email: string, ...faults: Fault[]): Promise<void> =>
  postToSimulator(
    "/_sim/faults",
    faults.map((fault) => ({ ...fault, about: email })),
  );
