import { expect } from "vitest";
import { test } from "../../../testing/http.ts";
import { reinviteStaff } from "../../accounts/invite-staff.ts";
import { anInvitation, aPasskeyHolder, aTotpFactor, cookieOf, fromPages, signInWith } from "../../testing/enrolled.ts";
import { clearExpiredAccess } from "../clear-expired-access.ts";

const HOUR = 60 * 60_000;
const INVALID = { status: 422, body: { error: "staff-invitation-invalid" } };

test("a link shows whom it is for, and works for three days", async ({ api, deps, clock }) => {
  const { token, email } = await anInvitation(deps, { role: "treinador" });
  const call = fromPages(api, deps);
  const looked = await call("POST", "/invitations/look", { token });
  expect(looked.body.return).toMatchObject({ email, role: "treinador", name: "Helena Exemplo" });
  clock.advance(72 * HOUR + 1);
  for (const url of ["/look", "/passkey", "/totp"])
    expect(await call("POST", `/invitations${url}`, { token })).toMatchObject(INVALID);
  expect(await call("POST", "/invitations/accept", { token, factor: aTotpFactor(deps) })).toMatchObject(INVALID);
});

test("an invitation is used once, also by fifty at once", async ({ api, deps }) => {
  const { token, email } = await anInvitation(deps);
  const call = fromPages(api, deps);
  const accept = () => call("POST", "/invitations/accept", { token, factor: aTotpFactor(deps) });
  const replies = await Promise.all(Array.from({ length: 50 }, accept));
  const accepted = replies.filter(({ status }) => status === 200);
  expect(accepted).toHaveLength(1);
  expect(await accept()).toMatchObject(INVALID);
  expect(await call("POST", "/invitations/look", { token })).toMatchObject(INVALID);
  const people = await deps.db.selectFrom("staff").select("id").where("email", "=", email).execute();
  expect(people).toHaveLength(1);
  const sessions = deps.db
    .selectFrom("staffSessions")
    .select("id")
    .where("staffId", "=", people[0]?.id ?? "");
  expect(await sessions.execute()).toHaveLength(1);
});

test("a wrong first code uses nothing up", async ({ api, deps }) => {
  const { token } = await anInvitation(deps);
  const call = fromPages(api, deps);
  const factor = aTotpFactor(deps);
  const wrong = { ...factor, code: factor.code === "000000" ? "000001" : "000000" };
  expect((await call("POST", "/invitations/accept", { token, factor: wrong })).status).toBe(401);
  const weak = { ...factor, secret: "JBSWY3DPEHPK3PXP" };
  expect((await call("POST", "/invitations/accept", { token, factor: weak })).status).toBe(401);
  expect((await call("POST", "/invitations/accept", { token, factor })).status).toBe(200);
});

test("a newer invitation replaces the older, and who can sign in gets none", async ({ api, deps }) => {
  const first = await anInvitation(deps);
  const second = await anInvitation(deps, { email: first.email });
  const call = fromPages(api, deps);
  expect(await call("POST", "/invitations/look", { token: first.token })).toMatchObject(INVALID);
  const factor = aTotpFactor(deps);
  expect((await call("POST", "/invitations/accept", { token: second.token, factor })).status).toBe(200);
  expect((await anInvitation(deps, { email: first.email })).token).toBe("");
});

test("who lost device and codes is invited again: same account, every old way in is closed", async ({ api, deps }) => {
  const { email, cookie, authenticator, recoveryCodes } = await aPasskeyHolder(api, deps);
  const before = (await fromPages(api, deps, cookie)<{ _id: string }>("GET", "/me")).body.return;
  const token = await reinviteStaff(deps, { email, reason: "Perdeu o aparelho e os códigos" });
  expect((await fromPages(api, deps, cookie)("GET", "/me")).status).toBe(401);
  expect((await signInWith(api, deps, authenticator)).reply.status).toBe(401);
  const recovery = await fromPages(api, deps)("POST", "/sign-in/recovery", { email, code: recoveryCodes[0] });
  expect(recovery.status).toBe(401);

  const factor = aTotpFactor(deps);
  const accepted = await fromPages(api, deps)("POST", "/invitations/accept", { token, factor });
  const after = await fromPages(api, deps, cookieOf(accepted))("GET", "/me");
  expect(after.body.return).toMatchObject({ _id: before?._id, email });
});

test("the sweep clears what has expired", async ({ deps, clock }) => {
  const { email } = await anInvitation(deps);
  const open = () => deps.db.selectFrom("staffInvitations").select("id").where("email", "=", email).execute();
  await clearExpiredAccess(deps);
  expect(await open()).toHaveLength(1);
  clock.advance(73 * HOUR);
  await clearExpiredAccess(deps);
  expect(await open()).toEqual([]);
});
