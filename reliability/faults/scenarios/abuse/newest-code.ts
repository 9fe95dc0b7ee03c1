import {
  verificationCode,
  verificationToken,
} from "../../../../server/src/identity/verification/verification-links.ts";
import type { Harness } from "../../../lib/stack/harness.ts";
import { inProcessApiOf } from "../../harness/in-process-api.ts";

export const newestCode = async (harness: Harness, accountId: string): Promise<string> =>
  (await newestMessage(harness, accountId)).code;

/** The code and link token of the account's newest message. */
export async function newestMessage(harness: Harness, accountId: string): Promise<{ code: string; token: string }> {
  const { deps } = await inProcessApiOf(harness);
  const [verification] = await harness.db.query<{ id: string }>(
    "select id from verifications where account_id = $1 order by created_at desc limit 1",
    [accountId],
  );
  if (!verification) throw new Error("no code was sent");
  return {
    code: verificationCode(deps.keyRing, verification.id),
    token: verificationToken(deps.keyRing, verification.id),
  };
}
