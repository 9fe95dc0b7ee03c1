import { expect } from "@playwright/test";
import { gatewayUrl } from "./urls.ts";

type Sale = {
  id: string;
  installment: string | null;
  externalReference: string | null;
  amountCents: number;
  refundedCents: number;
  status: string;
};

const books = async () => (await (await fetch(`${gatewayUrl}/_sim/ledger`)).json()) as { payments: Sale[] };

async function order(path: string, body: unknown): Promise<void> {
  const headers = { "content-type": "application/json" };
  const reply = await fetch(gatewayUrl + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
}

/** What the gateway took for these payments of ours and still has, in centavos: all parts of a plan are one charge. */
export async function capturedCharges(paymentIds: string[]): Promise<{ cents: number; parts: number }[]> {
  const charges = new Map<string, { cents: number; parts: number }>();
  for (const { id, installment, externalReference, amountCents, refundedCents, status } of (await books()).payments) {
    if (!paymentIds.includes(externalReference ?? "") || !/^(CONFIRMED|RECEIVED)$/.test(status)) continue;
    const { cents, parts } = charges.get(installment ?? id) ?? { cents: 0, parts: 0 };
    charges.set(installment ?? id, { cents: cents + amountCents - refundedCents, parts: parts + 1 });
  }
  return [...charges.values()];
}

/** The money is on its way back: refunds leave with the worker's next round, every few seconds. */
export const expectRefunded = (paymentId: string): Promise<void> =>
  expect.poll(() => capturedCharges([paymentId]), { timeout: 15_000 }).toEqual([]);

/** `late`: also a code that has expired, for no bank can see it. */
export const payAtTheBank = (gatewayId: string, { late = false } = {}): Promise<void> =>
  order("/_sim/pay", { gatewayId, late });

type Fault = { mode: string; path?: string; times?: number; delayMs?: number };

/** Trouble for one buyer alone: the journeys beside this one go on as if nothing were. */
export const injectFault = (email: string, ...faults: Fault[]): Promise<void> =>
  order(
    "/_sim/faults",
    faults.map((fault) => ({ ...fault, about: email })),
  );
