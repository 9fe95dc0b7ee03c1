import { randomUUID } from "node:crypto";
import { brand } from "@app/contract/brand";
import type { Ceremony } from "@app/contract/staff/identity";
import { generateAuthenticationOptions, generateRegistrationOptions } from "@simplewebauthn/server";
import { COSEALG } from "@simplewebauthn/server/helpers";
import { addMs, MINUTE_MS } from "../../../platform/time.ts";
import type { StaffSessionDeps } from "../../deps.ts";
import { type CeremonyPurpose, insertCeremony, listPasskeys } from "./passkey-store.ts";

const CEREMONY_MS = 5 * MINUTE_MS;

/** Keeps the challenge of a ceremony until its answer, for five minutes. */
async function beginCeremony(
  { db, now }: Pick<StaffSessionDeps, "db" | "now">,
  { purpose, staffId, origin }: { purpose: CeremonyPurpose; staffId: string | null; origin: string },
  options: { challenge: string },
): Promise<Ceremony> {
  const id = randomUUID();
  const expiresAt = addMs(now(), CEREMONY_MS);
  await insertCeremony(db, { id, purpose, staffId, origin, challenge: options.challenge, expiresAt });
  return { ceremonyId: id, options: { ...options } };
}

/** What authenticators have today. The library would also offer a post-quantum one that Node still calls experimental. */
export const SIGNATURE_ALGORITHMS: number[] = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** Of a WebAuthn user: the account's id, sixteen random bytes that say nothing about the person. */
export const userHandleOf = (staffId: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(staffId.replaceAll("-", ""), "hex"));

type Deps = Pick<StaffSessionDeps, "db" | "now">;

/** Names no key, so that it says nothing about who has an account: the browser offers those it keeps for us. */
export async function beginSignIn(deps: Deps, origin: string): Promise<Ceremony> {
  const options = await generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    userVerification: "required",
  });
  return beginCeremony(deps, { purpose: "sign-in", staffId: null, origin }, options);
}

/** By one of the signed-in person's own keys. */
export async function beginConfirmation(deps: Deps, staffId: string, origin: string): Promise<Ceremony> {
  const keys = await listPasskeys(deps.db, staffId);
  const options = await generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    userVerification: "required",
    allowCredentials: keys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  });
  return beginCeremony(deps, { purpose: "confirmation", staffId, origin }, options);
}

type Registration = {
  purpose: "invitation" | "enrolment";
  person: { id: string; email: string; name: string };
  origin: string;
};

/** A passkey that the authenticator keeps and that asks for a finger, a face or a PIN: two factors in one. */
export async function beginRegistration(
  deps: Pick<StaffSessionDeps, "db" | "now">,
  { purpose, person, origin }: Registration,
): Promise<Ceremony> {
  const known = await listPasskeys(deps.db, person.id);
  const options = await generateRegistrationOptions({
    rpName: `${brand.name}, equipe`,
    rpID: new URL(origin).hostname,
    userID: userHandleOf(person.id),
    userName: person.email,
    userDisplayName: person.name,
    attestationType: "none",
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    supportedAlgorithmIDs: SIGNATURE_ALGORITHMS,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return beginCeremony(deps, { purpose, staffId: person.id, origin }, options);
}
