import { brand } from "@app/contract/brand";
import type { Ceremony } from "@app/contract/staff/identity";
import { generateRegistrationOptions } from "@simplewebauthn/server";
import type { StaffSessionDeps } from "../../deps.ts";
import { SIGNATURE_ALGORITHMS } from "./algorithms.ts";
import { beginCeremony } from "./begin-ceremony.ts";
import { listPasskeys } from "./passkey-store.ts";
import { userHandleOf } from "./user-handle.ts";

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
