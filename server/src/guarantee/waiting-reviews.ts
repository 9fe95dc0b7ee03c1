import { formatCents } from "@app/contract/catalogue";
import { formatDateTime, formatDay } from "../checkout/format.ts";
import { getPayment } from "../checkout/payments/get-payment.ts";
import { getBuyer } from "../identity/accounts/get-buyer.ts";
import { listReviews } from "./claim-store.ts";
import type { Deps } from "./deps.ts";

const PAGE_SIZE = 100;

/** Open reviews of guarantee claims as lines for an operator's terminal, with the buyer's evidence. */
export async function waitingReviews({ db, now }: Pick<Deps, "db" | "now">): Promise<string> {
  const lines: string[] = [];
  for (const { referenceNumber, dueAt, paymentId, accountId, evidence } of await listReviews(db, PAGE_SIZE)) {
    const { amountCents, paidAt } = await getPayment(db, paymentId);
    const member = await getBuyer(db, accountId);
    const late = dueAt < now() ? "ATRASADO" : "até";
    const bought = `${formatCents(amountCents)} de ${paidAt ? formatDay(paidAt) : "?"}`;
    lines.push(
      `${referenceNumber}  ${late.padEnd(8)} ${formatDateTime(dueAt)}  ${bought}  ${oneLine(member?.fullName ?? "")}`,
    );
    lines.push(`  "${oneLine(evidence)}"`);
  }
  return lines.length > 0 ? lines.join("\n") : "Ninguém esperando.";
}

/** Untrusted input on a terminal: no line breaks, no escape sequences. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
