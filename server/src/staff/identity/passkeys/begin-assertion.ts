import type { Ceremony } from "@app/contract/staff/identity";
import { generateAuthenticationOptions } from "@simplewebauthn/server";
import type { StaffSessionDeps } from "../../deps.ts";
import { beginCeremony } from "./begin-ceremony.ts";
import { listPasskeys } from "./passkey-store.ts";

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
