import { proofCode, proofToken } from "../../server/src/identity/proof-links.ts";
import { insideOf } from "../rig/inside.ts";
import type { Rig } from "../rig/rig.ts";

export const newestCode = async (rig: Rig, accountId: string): Promise<string> =>
  (await newestLetter(rig, accountId)).code;

/** What the person reads in their newest letter or message. */
export async function newestLetter(rig: Rig, accountId: string): Promise<{ code: string; token: string }> {
  const { deps } = await insideOf(rig);
  const [proof] = await rig.db.query<{ id: string }>(
    "select id from proofs where account_id = $1 order by created_at desc limit 1",
    [accountId],
  );
  if (!proof) throw new Error("no code was sent");
  return { code: proofCode(deps.keyRing, proof.id), token: proofToken(deps.keyRing, proof.id) };
}
