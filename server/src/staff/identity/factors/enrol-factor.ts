import { randomUUID } from "node:crypto";
import { formatDevice } from "../../../identity/sessions/format-device.ts";
import type { Db } from "../../../platform/database/db.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { setStaffPassword } from "../../accounts/staff-store.ts";
import type { StaffIdentityDeps } from "../../deps.ts";
import { saveTotp } from "../codes/totp-store.ts";
import { insertPasskey } from "../passkeys/passkey-store.ts";
import { hashRecoveryCode, newRecoveryCodes } from "../recovery/recovery-codes.ts";
import { replaceRecoveryCodes } from "../recovery/recovery-store.ts";
import { totpPlace } from "../totp-place.ts";
import type { VerifiedFactor } from "./verify-new-factor.ts";

type Enrolment = { staffId: string; factor: VerifiedFactor; userAgent: string | null };

/** Stores the factor and returns new recovery codes, readable only here. */
export async function enrolFactor(
  { now, keyRing }: Pick<StaffIdentityDeps, "now" | "keyRing">,
  tx: Db,
  { staffId, factor, userAgent }: Enrolment,
): Promise<string[]> {
  const row = { id: randomUUID(), staffId, createdAt: now() };
  if (factor.kind === "passkey") {
    const isNew = await insertPasskey(tx, { ...row, ...factor.passkey, device: formatDevice(userAgent) });
    if (!isNew) throw new Problem("staff-credentials-wrong");
  } else {
    const sealed = keyRing.encryption("staff-secret").seal(totpPlace(staffId), factor.secret);
    await saveTotp(tx, { ...row, sealed, lastCounter: factor.counter });
    await setStaffPassword(tx, staffId, factor.passwordHash);
  }
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(tx, staffId, codes.map(hashRecoveryCode), now());
  return codes;
}
