import { randomUUID } from "node:crypto";
import type { NewFactor } from "@app/contract/staff/identity";
import { hashPassword } from "../../../identity/passwords/passwords.ts";
import { formatDevice } from "../../../identity/sessions/format-device.ts";
import type { Db } from "../../../platform/database/db.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { setStaffPassword } from "../../accounts/staff-store.ts";
import type { StaffIdentityDeps } from "../../deps.ts";
import { counterOf, isTotpSecret } from "../codes/totp.ts";
import { saveTotp } from "../codes/totp-store.ts";
import { insertPasskey } from "../passkeys/passkey-store.ts";
import { type NewPasskey, verifyRegistration } from "../passkeys/verify-passkey.ts";
import { hashRecoveryCode, newRecoveryCodes } from "../recovery/recovery-codes.ts";
import { replaceRecoveryCodes } from "../recovery/recovery-store.ts";
import { sealedSecrets } from "../sealed-secrets.ts";

type VerifiedFactor =
  | { kind: "passkey"; passkey: NewPasskey }
  | { kind: "totp"; secret: string; counter: number; passwordHash: string };

type Unverified = { purpose: "invitation" | "enrolment"; staffId: string; factor: NewFactor; ip: string };

/** A factor whose owner has just shown that it works. Before any transaction: a ceremony is used up by a failure too. */
export async function verifyNewFactor(
  deps: Pick<StaffIdentityDeps, "db" | "now" | "hashing">,
  { purpose, staffId, factor, ip }: Unverified,
): Promise<VerifiedFactor> {
  if (factor.kind === "passkey")
    return { kind: "passkey", passkey: await verifyRegistration(deps, { ...factor, purpose, staffId }) };
  const { secret, code, password } = factor;
  if (!isTotpSecret(secret)) throw new Problem("staff-credentials-wrong");
  const counter = counterOf(secret, code, deps.now());
  if (counter === null) throw new Problem("staff-credentials-wrong");
  return {
    kind: "totp",
    secret,
    counter,
    passwordHash: await deps.hashing.run(ip, () => hashPassword(password, deps.hashing.cost)),
  };
}

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
    const sealed = sealedSecrets.seal(keyRing.encryption("staff-secret"), { accountId: staffId }, factor.secret);
    await saveTotp(tx, { ...row, sealed, lastCounter: factor.counter });
    await setStaffPassword(tx, staffId, factor.passwordHash);
  }
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(tx, staffId, codes.map(hashRecoveryCode), now());
  return codes;
}
