import { formatCents } from "@app/contract/catalogue";
import type { Deps } from "../deps.ts";
import { formatDateTime } from "../format.ts";
import { listByHand } from "./part-store.ts";

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
