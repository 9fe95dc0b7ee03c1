import type { NewFactor } from "@app/contract/staff/identity";
import { hashPassword } from "../../../identity/passwords/passwords.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { StaffIdentityDeps } from "../../deps.ts";
import { counterOf, isTotpSecret } from "../codes/totp.ts";
import { type NewPasskey, verifyRegistration } from "../passkeys/verify-registration.ts";

export type VerifiedFactor =
  | { kind: "passkey"; passkey: NewPasskey }
  | { kind: "totp"; secret: string; counter: number; passwordHash: string };

type Enrolment = { purpose: "invitation" | "enrolment"; staffId: string; factor: NewFactor; ip: string };

/** A factor whose owner has just shown that it works. Before any transaction: a ceremony is used up by a failure too. */
export async function verifyNewFactor(
  deps: Pick<StaffIdentityDeps, "db" | "now" | "hashing">,
  { purpose, staffId, factor, ip }: Enrolment,
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
