import type { Signer } from "@app/contract/plan-publication";
import type { Db } from "../../platform/database/db.ts";
import { listSignatures } from "./signature-store.ts";
import { viewSigner } from "./view-signer.ts";

/** Who signed or saw each version of a member's plan. */
export async function listSigners(db: Db, accountId: string): Promise<Map<number, Signer[]>> {
  const signers = new Map<number, Signer[]>();
  for (const signature of await listSignatures(db, accountId))
    signers.set(signature.version, [...(signers.get(signature.version) ?? []), viewSigner(signature)]);
  return signers;
}
