import type { KeyRing } from "../../../platform/key-ring.ts";
import type { StaffSessionDeps } from "../../deps.ts";
import { sealedSecrets } from "../sealed-secrets.ts";
import { counterOf } from "./totp.ts";
import { findTotp } from "./totp-store.ts";

/** Without an account the code is compared with this one's: the duration must not disclose which accounts exist. */
const DUMMY_SECRET = "A".repeat(32);

/** The step of a code that is right now, or null. It still has to be used up. */
export async function checkCode(
  { db, now, keyRing }: Pick<StaffSessionDeps, "db" | "now"> & { keyRing: KeyRing },
  staffId: string,
  code: string,
): Promise<number | null> {
  const totp = await findTotp(db, staffId);
  const encryption = keyRing.encryption("staff-secret");
  const secret = totp && sealedSecrets.open(encryption, { accountId: staffId, sealed: totp.sealed });
  const counter = counterOf(secret ?? DUMMY_SECRET, code, now());
  return secret === undefined ? null : counter;
}
