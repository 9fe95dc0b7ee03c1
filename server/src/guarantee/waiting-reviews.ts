import { formatCents } from "@app/contract/catalogue";
import { formatDateTime, formatDay } from "../checkout/format.ts";
import { getPayment } from "../checkout/payments/get-payment.ts";
import { recordHealthAccess } from "../health-access/record-health-access.ts";
import { getBuyer } from "../identity/accounts/get-buyer.ts";
import { type Db, inTransaction } from "../platform/database/db.ts";
import { type ClaimKind, listReviews } from "./claim-store.ts";
import { findByReferenceNumber } from "./decisions/decision-store.ts";
import { reasonsOf } from "./decisions/refused-lines.ts";
import { signWords } from "./decisions/sign-words.ts";
import type { Deps } from "./deps.ts";

const PAGE_SIZE = 100;
/** Why the questionnaire opened it is shown to a named operator only. */
const ASKED: Readonly<Record<ClaimKind, string>> = {
  guarantee: "",
  "not-served": ", devolução",
  "remote-care-declined": ", devolução",
  goodwill: ", devolução",
};

/**
 * Open reviews of guarantee claims as lines for an operator's terminal. What the buyer wrote may be about their health: it
 * is shown to a named operator only, and the member reads that they looked.
 */
export const waitingReviews = (deps: Pick<Deps, "db" | "now" | "keyRing">, by?: string): Promise<string> =>
  inTransaction(deps.db, (tx) => formatReviews(deps, tx, by));

async function formatReviews(
  { now, keyRing }: Pick<Deps, "now" | "keyRing">,
  db: Db,
  by: string | undefined,
): Promise<string> {
  const encryption = keyRing.encryption("health-data");
  const lines: string[] = [];
  for (const { referenceNumber, dueAt, paymentId, accountId, kind, amountCents: asked } of await listReviews(
    db,
    PAGE_SIZE,
  )) {
    const { amountCents, paidAt } = await getPayment(db, paymentId);
    const member = await getBuyer(db, accountId);
    const late = dueAt < now() ? "ATRASADO" : "até";
    const bought = `${formatCents(asked ?? amountCents)} de ${paidAt ? formatDay(paidAt) : "?"}${ASKED[kind]}`;
    lines.push(
      `${referenceNumber}  ${late.padEnd(8)} ${formatDateTime(dueAt)}  ${bought}  ${oneLine(member?.fullName ?? "")}`,
    );
    if (!by) continue;
    await recordHealthAccess({ now }, db, {
      accountId,
      actorName: by,
      role: "support",
      subjects: ["guarantee-claim"],
      reason: "guarantee",
    });
    const decided = await findByReferenceNumber(db, encryption, accountId, referenceNumber);
    if (decided)
      lines.push(...reasonsOf(decided).map(formatReason), ...signWords(decided).map((words) => `  ${words}`));
    if (kind !== "guarantee")
      lines.push(`  ${kind}: a mesma pessoa já recebeu antes, ou mudou quem é depois de fechar`);
    else lines.push(`  "${oneLine(decided?.objection ?? "")}"`);
  }
  if (lines.length === 0) return "Ninguém esperando.";
  return by ? lines.join("\n") : [...lines, 'Para ler o que cada pessoa escreveu: list --by "Nome".'].join("\n");
}

const formatReason = ({ code, have, need, from, to }: ReturnType<typeof reasonsOf>[number]): string =>
  `  ${code}: ${have ?? "nada"} para ${need}, de ${from} a ${to}`;

/** Untrusted input on a terminal: no line breaks, no escape sequences. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
