import type { Registered, SessionOpened } from "@app/contract/identity";
import type { Deps } from "../deps.ts";
import { signIn } from "../identity/sessions/sign-in.ts";
import { type Api, basic } from "./http.ts";
import { inboxOf } from "./inbox.ts";
import { aPhone, aRegistration } from "./makers.ts";

/** A registered member with a session. */
export async function aMember(api: Api, more: Parameters<typeof aRegistration>[0] = {}) {
  const form = aRegistration(more);
  const { body } = await api<Registered>("POST", "/v1/public/register", { body: form });
  const { phone, password, email = "" } = form;
  const headers = basic(phone, body.return?.session.token ?? "");
  return { id: body.return?.user._id ?? "", form, phone, password, email, headers };
}

/** A registered member with a session and a verified email. */
export async function aVerifiedMember(api: Api, deps: Deps, more: Parameters<typeof aRegistration>[0] = {}) {
  const member = await aMember(api, more);
  const { headers, email, phone, password } = member;
  await api("POST", "/v1/auth/verifications", { headers, body: { channel: "email" } });
  const { token } = await inboxOf(deps, email);
  await api("POST", "/v1/public/verifications/confirm", { body: { token, password } });
  const opened = await api<SessionOpened>("POST", "/v1/auth/sessions", { headers: basic(phone, password) });
  return { ...member, headers: basic(phone, opened.body.return?.token ?? "") };
}

/** Another account with this one's name and password, and a session: without the cost of hashing a password. */
export async function aTwinOf(deps: Deps, accountId: string, email = `bia.${crypto.randomUUID()}@example.com`) {
  const original = await deps.db
    .selectFrom("accounts")
    .selectAll()
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  const [id, phone] = [crypto.randomUUID(), aPhone()];
  await deps.db
    .insertInto("accounts")
    .values({ ...original, id, email, phone: `+55${phone}` })
    .execute();
  const device = { ip: "203.0.113.7", userAgent: null };
  const { token } = await signIn(deps, deps.db, { accountId: id, username: phone, device });
  return { id, email, phone, token, headers: basic(phone, token) };
}
