import type { DeletionPreview } from "@app/contract/privacy";
import { withdrawalDeadline } from "../../checkout/refunds/request-refund.ts";
import type { Purchase } from "../../checkout/subscriptions/purchase.ts";
import { listSubscriptions } from "../../checkout/subscriptions/queries.ts";
import type { Account } from "../../identity/accounts/account.ts";
import type { Deps } from "../deps.ts";
import { personOf } from "../person.ts";
import { getRetainedData } from "./erasure-store.ts";
import { REMOVED, retainedItems } from "./retained-data.ts";

/** What deletion would do, shown before the member decides. */
export async function previewDeletion(
  { db, now }: Pick<Deps, "db" | "now">,
  account: Account,
): Promise<DeletionPreview> {
  const at = now();
  const retainedData = await getRetainedData(db, personOf(account));
  const purchases = await listSubscriptions({ db }, account);
  return {
    removed: REMOVED,
    retained: retainedItems(retainedData, at),
    plan: subscriptionIn(purchases, at),
    openPayment: openIn(purchases, at),
    confirmationTo: confirmationAddress(account)?.masked ?? null,
  };
}

/** The current paid period, and whether it can still be refunded. */
export function subscriptionIn(purchases: Purchase[], now: Date): DeletionPreview["plan"] {
  const running = purchases.filter(({ endsAt, endedAt }) => endsAt && endsAt > now && !endedAt);
  const [last] = running.toSorted((a, b) => Number(b.endsAt) - Number(a.endsAt));
  if (!last?.endsAt) return null;
  const returnable = running.find((purchase) => isReturnable(purchase, now));
  const until = returnable && withdrawalDeadline(returnable)?.toISOString();
  return {
    endsAt: last.endsAt.toISOString(),
    withdrawal: returnable && until ? { paymentId: returnable.id, until } : null,
  };
}

const isReturnable = (purchase: Purchase, now: Date): boolean => {
  const deadline = withdrawalDeadline(purchase);
  return deadline !== undefined && deadline >= now && !purchase.refundUsed && purchase.status !== "refunded";
};

/**
 * A card being charged, or a code that the member may be paying right now. A payment opened by typing the e-mail does
 * not count, or an attacker could block the deletion; what is still paid on it is refunded.
 */
export function openIn(purchases: Purchase[], now: Date): DeletionPreview["openPayment"] {
  const open = purchases.find(
    ({ via, status, pixExpiresAt }) =>
      via === "session" &&
      (status === "pending" || status === "processing") &&
      (pixExpiresAt === null || pixExpiresAt > now),
  );
  return open ? { until: open.pixExpiresAt?.toISOString() ?? null } : null;
}

/** Where the confirmation goes: the e-mail, or else the phone. */
export function confirmationAddress({ email, phone }: Account) {
  if (email) return { channel: "email", address: email, masked: email.replace(/^(.)[^@]*@/u, "$1•••@") } as const;
  if (phone) return { channel: "whatsapp", address: phone, masked: `WhatsApp final ${phone.slice(-4)}` } as const;
  return undefined;
}
