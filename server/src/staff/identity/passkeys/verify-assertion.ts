import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import { Problem } from "../../../platform/http/problem.ts";
import type { StaffSessionDeps } from "../../deps.ts";
import { takeCeremony } from "./ceremony-store.ts";
import { parseAssertion } from "./passkey-answers.ts";
import { advanceCounter, findPasskey, type Passkey } from "./passkey-store.ts";
import { userHandleOf } from "./user-handle.ts";

type Answer = {
  purpose: "sign-in" | "confirmation";
  /** Whose key it must be; null in a sign-in, where the key itself says who it is. */
  staffId: string | null;
  ceremonyId: string;
  response: unknown;
};

/** The key that answered the ceremony, which is used up. A counter that goes back is a copied authenticator's. */
export async function verifyAssertion(
  { db, now }: Pick<StaffSessionDeps, "db" | "now">,
  { purpose, staffId, ceremonyId, response }: Answer,
): Promise<Passkey> {
  const answer = parseAssertion(response);
  const ceremony = await takeCeremony(db, { id: ceremonyId, purpose, staffId, now: now() });
  const passkey = ceremony && (await findPasskey(db, answer.id));
  if (!passkey || (staffId !== null && passkey.staffId !== staffId)) throw new Problem("staff-credentials-wrong");
  const { userHandle } = answer.response;
  if (userHandle && !Buffer.from(userHandle, "base64url").equals(userHandleOf(passkey.staffId)))
    throw new Problem("staff-credentials-wrong");

  const { credentialId, publicKey, counter } = passkey;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: ceremony.challenge,
    expectedOrigin: ceremony.origin,
    expectedRPID: new URL(ceremony.origin).hostname,
    credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
    requireUserVerification: true,
  }).catch((cause: unknown) => {
    throw new Problem("staff-credentials-wrong", { cause });
  });
  if (!verified || !(await advanceCounter(db, passkey.id, authenticationInfo.newCounter, now())))
    throw new Problem("staff-credentials-wrong");
  return passkey;
}
