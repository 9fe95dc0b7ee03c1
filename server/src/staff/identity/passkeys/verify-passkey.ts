import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import * as z from "zod";
import { Problem } from "../../../platform/http/problem.ts";
import type { StaffSessionDeps } from "../../deps.ts";
import { SIGNATURE_ALGORITHMS, userHandleOf } from "./begin-ceremony.ts";
import { advanceCounter, findPasskey, type Passkey, takeCeremony } from "./passkey-store.ts";

// What the browser's library sends. The contract passes it through, so its shape is checked here.

const Base64Url = z.string().max(20_000);
const credential = { id: z.string().min(1).max(2_000), rawId: z.string().max(2_000), type: z.literal("public-key") };

const Registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});

const Assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: z.string().max(200).optional(),
  }),
});

const parseRegistration = (answer: unknown): RegistrationResponseJSON =>
  ({ ...parsed(Registration, answer), clientExtensionResults: {} }) as RegistrationResponseJSON;

const parseAssertion = (answer: unknown): AuthenticationResponseJSON =>
  ({ ...parsed(Assertion, answer), clientExtensionResults: {} }) as AuthenticationResponseJSON;

function parsed<S extends z.ZodType>(schema: S, answer: unknown): z.output<S> {
  const result = schema.safeParse(answer);
  if (!result.success) throw new Problem("staff-credentials-wrong");
  return result.data;
}

type AssertionAnswer = {
  purpose: "sign-in" | "confirmation";
  /** Whose key it must be; null in a sign-in, where the key itself says who it is. */
  staffId: string | null;
  ceremonyId: string;
  response: unknown;
};

/** The key that answered the ceremony, which is used up. A counter that goes back is a copied authenticator's. */
export async function verifyAssertion(
  { db, now }: Pick<StaffSessionDeps, "db" | "now">,
  { purpose, staffId, ceremonyId, response }: AssertionAnswer,
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

type RegistrationAnswer = {
  purpose: "invitation" | "enrolment";
  staffId: string;
  ceremonyId: string;
  response: unknown;
};
export type NewPasskey = Omit<Passkey, "id" | "staffId">;

/** The new key of an answered ceremony, which is used up. */
export async function verifyRegistration(
  { db, now }: Pick<StaffSessionDeps, "db" | "now">,
  { purpose, staffId, ceremonyId, response }: RegistrationAnswer,
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
