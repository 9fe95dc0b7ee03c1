import type { PaymentSubmission } from "@app/contract/checkout";
import { parseAsaasEvent } from "../checkout/gateway/asaas/asaas-payloads.ts";
import type { Quota } from "../checkout/gateway/gateway.ts";
import { ingestEvents } from "../checkout/settlement/ingest-events.ts";
import { processEvents } from "../checkout/settlement/process-events.ts";
import type { Deps } from "../deps.ts";
import { register } from "../identity/accounts/register.ts";
import { aClientContext, aRegistration } from "./makers.ts";

export const CARDS = { approved: "4111111111111111", declined: "5184019740373151" };

export const aPixSubmission = (email: string, more: Partial<PaymentSubmission> = {}): PaymentSubmission => ({
  email,
  plan: "completo",
  cycle: "365-days",
  paymentMethod: "pix",
  customerData: { email },
  ...more,
});

export const aCardSubmission = (
  email: string,
  { number = CARDS.approved, ...more }: Partial<PaymentSubmission> & { number?: string } = {},
): PaymentSubmission => ({
  email,
  plan: "completo",
  cycle: "365-days",
  paymentMethod: "credit-card",
  installments: 12,
  creditCardData: { holderName: "ANA SOUZA", number, expiryMonth: "12", expiryYear: "2030", ccv: "318" },
  customerData: {
    name: "Ana Souza",
    email,
    cpfCnpj: "52998224725",
    postalCode: "01310100",
    addressNumber: "1578",
    phone: "11987654321",
  },
  ...more,
});

/** An account, with the credentials and the email it buys with. */
export async function aBuyer(deps: Deps, more: Parameters<typeof aRegistration>[0] = {}) {
  const form = aRegistration(more);
  const { user } = await register(deps, { form, clientContext: aClientContext() });
  return { accountId: user._id, email: form.email ?? "", password: form.password, phone: form.phone };
}

/** Ingests a webhook without the dispatcher and processes it at once. */
export async function receiveWebhook(deps: Deps, body: object): Promise<void> {
  await ingestEvents(deps, [parseAsaasEvent(JSON.stringify(body))]);
  await processEvents(deps);
}

let events = 0;
/** A webhook in the vendor's format, about a payment in its ledger. */
export const aWebhook = (
  event: string,
  payment: { id: string; pixQrCodeId?: string | null; externalReference?: string | null; installment?: string | null },
) => {
  events += 1;
  return { id: `evt_${crypto.randomUUID()}&${events}`, event, payment };
};

/** The charge at the gateway that a payer's transfer created. */
export const paidBy = (result: { ok: boolean; paymentId?: string }) => {
  if (!result.ok) throw new Error(`the payer could not pay: ${JSON.stringify(result)}`);
  return { id: result.paymentId ?? "" };
};

export const statusOf = async (deps: Deps, id = "") =>
  (await deps.db.selectFrom("payments").select("status").where("id", "=", id).executeTakeFirstOrThrow()).status;

/** The gateway's quota with `callsLeft` calls remaining. */
export const aQuota = (callsLeft: number, limit = 25_000): Quota => ({
  callsLeft,
  limit,
  seenAt: new Date(),
  resetsAt: new Date(Date.now() + 6 * 60 * 60_000),
});

type Step = "open" | "dispute" | "win" | "return" | "lose";
/** The cardholder's bank moves a chargeback at the gateway, without a webhook to us. */
export async function bankMoves(
  asaas: { app: { inject: (call: { method: "POST"; url: string; payload: object }) => PromiseLike<unknown> } },
  gatewayId: string,
  ...steps: Step[]
): Promise<void> {
  for (const step of steps)
    await asaas.app.inject({ method: "POST", url: "/_sim/chargeback", payload: { gatewayId, step } });
}
