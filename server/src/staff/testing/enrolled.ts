import type { Ceremony, StaffRole } from "@app/contract/staff/identity";
import type { Deps } from "../../deps.ts";
import type { Api, Reply } from "../../testing/http.ts";
import { inviteStaff } from "../accounts/invite-staff.ts";
import { codeAt, newTotpSecret } from "../identity/codes/totp.ts";
import { createAuthenticator } from "./virtual-authenticator.ts";

export const STAFF_PASSWORD = "jabuticaba no pé";

/** The cookie of an answer, as the browser sends it back. */
export function cookieOf({ headers }: Pick<Reply<unknown>, "headers">): string {
  const [cookie = ""] = [headers["set-cookie"]].flat() as string[];
  return cookie.split(";")[0] ?? "";
}

export const originOf = ({ staffOrigins: [origin = ""] }: Pick<Deps, "staffOrigins">): string => origin;

export async function anInvitation(deps: Deps, { role = "nutri", email }: { role?: StaffRole; email?: string } = {}) {
  const address = email ?? `${crypto.randomUUID()}@example.com`;
  const token = await inviteStaff(deps, {
    email: address,
    name: "Helena Exemplo",
    role,
    council: null,
    registrationNumber: null,
    registrationExpiresOn: null,
    hasRemoteRegistration: false,
    minutesPerWeek: 2400,
  });
  return { token: token ?? "", email: address };
}

/** Calls from the team's own pages, with a cookie when there is one. */
export const fromPages =
  (api: Api, deps: Deps, cookie?: string) =>
  <T = Record<string, unknown>>(method: "GET" | "POST" | "DELETE", url: string, body?: object) =>
    api<T>(method, `/v1/staff${url}`, {
      headers: { origin: originOf(deps), ...(cookie && { cookie }) },
      ...(body && { body }),
    });

/** A new secret with its first code, as an authenticator app shows it. */
export function aTotpFactor(deps: Pick<Deps, "now">, email = "") {
  const { secret } = newTotpSecret(email);
  return { kind: "totp", password: STAFF_PASSWORD, secret, code: codeAt(secret, deps.now()) } as const;
}

type Codes = { recoveryCodes: string[] };

/** A person who accepted an invitation with a passkey. */
export async function aPasskeyHolder(api: Api, deps: Deps, options: { role?: StaffRole } = {}) {
  const { token, email } = await anInvitation(deps, options);
  const call = fromPages(api, deps);
  const authenticator = createAuthenticator(originOf(deps));
  const begun = await call<Ceremony>("POST", "/invitations/passkey", { token });
  const { ceremonyId = "", options: creation } = begun.body.return ?? {};
  const factor = { kind: "passkey", ceremonyId, response: authenticator.register(creation) };
  const accepted = await call<Codes>("POST", "/invitations/accept", { token, factor });
  const recoveryCodes = accepted.body.return?.recoveryCodes ?? [];
  return { email, authenticator, cookie: cookieOf(accepted), recoveryCodes, accepted };
}

/** A person who accepted an invitation with a password and one-time codes. */
export async function aCodeHolder(api: Api, deps: Deps, options: { role?: StaffRole } = {}) {
  const { token, email } = await anInvitation(deps, options);
  const factor = aTotpFactor(deps, email);
  const accepted = await fromPages(api, deps)<Codes>("POST", "/invitations/accept", { token, factor });
  const recoveryCodes = accepted.body.return?.recoveryCodes ?? [];
  return { email, secret: factor.secret, cookie: cookieOf(accepted), recoveryCodes, accepted };
}

/** Signs in by a passkey, with the answer changed as the test wants. */
export async function signInWith(
  api: Api,
  deps: Deps,
  authenticator: ReturnType<typeof createAuthenticator>,
  how: { at?: number; isVerified?: boolean } = {},
) {
  const call = fromPages(api, deps);
  const begun = await call<Ceremony>("POST", "/sign-in/passkey/begin");
  const answer = {
    ceremonyId: begun.body.return?.ceremonyId,
    response: authenticator.sign(begun.body.return?.options, how),
  };
  return { answer, reply: await call("POST", "/sign-in/passkey", answer) };
}
