import { formatCents } from "@app/contract/catalogue";
import type { Deps } from "../deps.ts";
import { describeBuyer } from "../identity/describe-buyer.ts";
import { listReviews } from "./claim-store.ts";
import { getPayment } from "./store.ts";
import { dayInWords, momentInWords } from "./words.ts";

const AT_MOST = 100;

/** Who waits for an answer about the guarantee, as lines for a terminal, with what they wrote. */
export async function waitingReviews({ db, now }: Pick<Deps, "db" | "now">): Promise<string> {
  const lines: string[] = [];
  for (const { protocol, dueAt, paymentId, accountId, evidence } of await listReviews(db, AT_MOST)) {
    const { amountCents, paidAt } = await getPayment(db, paymentId);
    const member = await describeBuyer(db, accountId);
    const late = dueAt < now() ? "ATRASADO" : "até";
    const bought = `${formatCents(amountCents)} de ${paidAt ? dayInWords(paidAt) : "?"}`;
    lines.push(`${protocol}  ${late.padEnd(8)} ${momentInWords(dueAt)}  ${bought}  ${oneLine(member?.fullName ?? "")}`);
    lines.push(`  "${oneLine(evidence)}"`);
  }
  return lines.length > 0 ? lines.join("\n") : "Ninguém esperando.";
}

/** What was typed by strangers goes to a terminal: no line breaks, no escape sequences. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
