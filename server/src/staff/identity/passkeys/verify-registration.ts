import { verifyRegistrationResponse } from "@simplewebauthn/server";
import { Problem } from "../../../platform/http/problem.ts";
import type { StaffSessionDeps } from "../../deps.ts";
import { SIGNATURE_ALGORITHMS } from "./algorithms.ts";
import { takeCeremony } from "./ceremony-store.ts";
import { parseRegistration } from "./passkey-answers.ts";
import type { Passkey } from "./passkey-store.ts";

type Answer = { purpose: "invitation" | "enrolment"; staffId: string; ceremonyId: string; response: unknown };
export type NewPasskey = Omit<Passkey, "id" | "staffId">;

/** The new key of an answered ceremony, which is used up. */
export async function verifyRegistration(
  { db, now }: Pick<StaffSessionDeps, "db" | "now">,
  { purpose, staffId, ceremonyId, response }: Answer,
): Promise<NewPasskey> {
  const answer = parseRegistration(response);
  const ceremony = await takeCeremony(db, { id: ceremonyId, purpose, staffId, now: now() });
  if (!ceremony) throw new Problem("staff-credentials-wrong");
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: ceremony.challenge,
    expectedOrigin: ceremony.origin,
    expectedRPID: new URL(ceremony.origin).hostname,
    requireUserVerification: true,
    supportedAlgorithmIDs: SIGNATURE_ALGORITHMS,
  }).catch((cause: unknown) => {
    throw new Problem("staff-credentials-wrong", { cause });
  });
  if (!verified) throw new Problem("staff-credentials-wrong");
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey),
    counter,
    transports: answer.response.transports ?? [],
  };
}
