import type { SessionOpened } from "@app/contract/identity";
import type { Deps } from "../deps.ts";
import { type Api, basic } from "./http.ts";
import { inboxOf } from "./inbox.ts";
import { aRegistration } from "./makers.ts";

/** A registered member with a session. */
export async function aMember(api: Api, more: Parameters<typeof aRegistration>[0] = {}) {
  const form = aRegistration(more);
  const { body } = await api<{ user: { _id: string } }>("POST", "/v1/public/register", { body: form });
  const opened = await api<SessionOpened>("POST", "/v1/auth/sessions", { headers: basic(form.phone, form.password) });
  const { phone, password, email = "" } = form;
  const headers = basic(phone, opened.body.return?.token ?? "");
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
