import { inTransaction } from "../../../platform/database/db.ts";
import type { StaffIdentityDeps } from "../../deps.ts";
import { verifyAssertion } from "../passkeys/verify-assertion.ts";
import { type Device, openSession, type SignedIn } from "./open-session.ts";

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
