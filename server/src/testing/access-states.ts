import type { ProgrammeAccess } from "@app/contract/intake";
import { withdraw } from "../checkout/refunds/request-refund.ts";
import type { Deps } from "../deps.ts";
import { aWebhook, bankMoves, receiveWebhook } from "./buying.ts";
import { test as base } from "./http.ts";
import { aMember, buysByCard } from "./purchases.ts";

const DAY = 24 * 60 * 60_000;

type Member = Awaited<ReturnType<typeof aMember>>;
type Bank = Parameters<typeof bankMoves>[0] & {
  ledger: () => { payments: { id: string; installment: string | null; externalReference: string | null }[] };
};
export type World = { deps: Deps; clock: { advance: (ms: number) => void }; asaas: Bank; member: Member };

/** A member whose access changes by what they and the bank do. */
export const test = base.extend("world", async ({ deps, clock, asaas }): Promise<World> => {
  return { deps, clock, asaas, member: await aMember(deps) };
});

/** A period of 30 days, paid at once. */
export const buysPeriod = ({ deps, member }: World, more: Parameters<typeof buysByCard>[2] = {}) =>
  buysByCard(deps, member, { cycle: "30-days", installments: 1, ...more });

/** The cardholder's bank moves a dispute, and its webhook arrives. */
export async function disputes({ deps, asaas }: World, paymentId: string, step: "open" | "win" | "lose") {
  const charge = asaas.ledger().payments.find(({ externalReference }) => externalReference === paymentId);
  const about = { id: charge?.id ?? "", installment: null, externalReference: paymentId };
  const events = { open: "CHARGEBACK_REQUESTED", win: "AWAITING_CHARGEBACK_REVERSAL", lose: "REFUNDED" };
  await bankMoves(asaas, about.id, step);
  await receiveWebhook(deps, aWebhook(`PAYMENT_${events[step]}`, about));
}

/** Brings a member into a state. */
export const bringTo: Record<ProgrammeAccess, (world: World) => Promise<unknown>> = {
  none: async () => {},
  active: buysPeriod,
  queued: async (world) => {
    const { id } = await buysPeriod(world);
    const later = { startsAt: new Date(world.deps.now().getTime() + DAY) };
    await world.deps.db.updateTable("subscriptionPeriods").set(later).where("paymentId", "=", id).execute();
  },
  suspended: async (world) => disputes(world, (await buysPeriod(world)).id, "open"),
  ended: async (world) => {
    await buysPeriod(world);
    world.clock.advance(31 * DAY);
  },
  refunded: async (world) => withdraw(world.deps, { paymentId: (await buysPeriod(world)).id, requestedBy: "buyer" }),
};
