import { passwordMatches } from "../../../identity/passwords/passwords.ts";
import { inTransaction } from "../../../platform/database/db.ts";
import { ipKey } from "../../../platform/http/ip-key.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { findStaffByEmail } from "../../accounts/staff-store.ts";
import type { StaffIdentityDeps } from "../../deps.ts";
import { wasStaffUsedFrom } from "../../sessions/session-store.ts";
import { checkCode } from "../codes/check-code.ts";
import { useCounter } from "../codes/totp-store.ts";
import { verifyAssertion } from "../passkeys/verify-passkey.ts";
import { type Device, openSession, type SignedIn } from "./open-session.ts";

type Deps = Pick<StaffIdentityDeps, "db" | "now" | "keyRing" | "hashing" | "limits">;
type Attempt = { email: string; password: string; code: string; device: Device };

/** In place of an account that there is not, so that known and unknown e-mails run the same steps. */
const NO_STAFF = "00000000-0000-0000-0000-000000000000";

/** Password and one-time code together. Both are checked whichever is wrong, and the answer does not say which. */
export async function signInByCode(deps: Deps, { email, password, code, device }: Attempt): Promise<SignedIn> {
  const { db, now, hashing, limits } = deps;
  const pair = `${email} ${ipKey(device.ip)}`;
  const staff = await findStaffByEmail(db, email);
  const staffId = staff?.id ?? NO_STAFF;
  await countAttempt(deps, { email, pair, staffId, ip: device.ip });

  const isPasswordRight = await hashing.run(device.ip, () =>
    passwordMatches(staff?.passwordHash, password, hashing.cost),
  );
  const counter = await checkCode(deps, staffId, code);
  // Counted before the code is used: with a known password the code alone stands between.
  if (isPasswordRight && !(await limits.staffWrongCodePerAccount.consume(staffId)))
    throw new Problem("too-many-attempts");
  if (!isPasswordRight || counter === null) throw new Problem("staff-credentials-wrong");

  const signedIn = await inTransaction(db, async (tx) => {
    if (!(await useCounter(tx, staffId, counter, now()))) throw new Problem("staff-credentials-wrong");
    return openSession(deps, tx, { staffId, scope: "full", action: "sign-in.code", confirmedWith: "totp", device });
  });
  await limits.staffWrongCodePerAccount.restore(staffId);
  await limits.staffSignInPerAccountAndIp.reset(pair);
  return signedIn;
}

async function countAttempt(
  { db, limits }: Pick<Deps, "db" | "limits">,
  { email, pair, staffId, ip }: { email: string; pair: string; staffId: string; ip: string },
): Promise<void> {
  if (!(await limits.staffSignInPerAccountAndIp.consume(pair))) throw new Problem("too-many-attempts");
  const manyAttempts = !(await limits.staffSignInPerAccount.consume(email));
  if (manyAttempts && !(await wasStaffUsedFrom(db, staffId, ip))) throw new Problem("too-many-attempts");
}

type Answer = { ceremonyId: string; response: unknown };

export async function signInByPasskey(
  deps: Pick<StaffIdentityDeps, "db" | "now" | "keyRing">,
  { answer, device }: { answer: Answer; device: Device },
): Promise<SignedIn> {
  const { staffId } = await verifyAssertion(deps, { ...answer, purpose: "sign-in", staffId: null });
  return inTransaction(deps.db, (tx) =>
    openSession(deps, tx, { staffId, scope: "full", action: "sign-in.passkey", confirmedWith: "passkey", device }),
  );
}
