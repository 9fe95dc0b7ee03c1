import { formatCents } from "@app/contract/catalogue";
import type { Db } from "../../platform/database/db.ts";
import type { Deps } from "../deps.ts";
import { formatDateTime } from "../format.ts";
import { hasGuaranteeRefund, listByHand } from "./refund-store.ts";

/** Whether the guarantee was ever refunded to one of these accounts, or to a payer with one of these documents. */
export const hadGuaranteeRefund = (tx: Db, payer: { accountIds: string[]; documents: string[] }): Promise<boolean> =>
  hasGuaranteeRefund(tx, payer);

const PAGE_SIZE = 100;

/** Parts of charges that the team has to send, as lines for an operator's terminal. */
export async function waitingParts({ db }: Pick<Deps, "db">): Promise<string> {
  const parts = await listByHand(db, PAGE_SIZE);
  const lines = parts.map(
    ({ referenceNumber, requestedAt, amountCents, gatewayChargeId }) =>
      `${referenceNumber}  ${formatDateTime(requestedAt)}  ${formatCents(amountCents)}  ${gatewayChargeId}`,
  );
  return lines.length === 0 ? "Nenhuma devolução para enviar." : lines.join("\n");
}
