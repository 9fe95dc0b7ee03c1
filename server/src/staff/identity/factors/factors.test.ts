import type { Ceremony, StaffAccess } from "@app/contract/staff/identity";
import { expect } from "vitest";
import type { Deps } from "../../../deps.ts";
import { type Api, test } from "../../../testing/http.ts";
import {
  aCodeHolder,
  aPasskeyHolder,
  cookieOf,
  fromPages,
  originOf,
  STAFF_PASSWORD,
  signInWith,
} from "../../testing/enrolled.ts";
import { createAuthenticator } from "../../testing/virtual-authenticator.ts";
import { codeAt } from "../codes/totp.ts";

const MINUTE = 60_000;
const STALE = { status: 403, body: { error: "staff-confirmation-needed" } };

async function addPasskey(api: Api, deps: Deps, cookie: string) {
  const call = fromPages(api, deps, cookie);
  const begun = await call<Ceremony>("POST", "/factors/passkey");
  const authenticator = createAuthenticator(originOf(deps));
  const response = authenticator.register(begun.body.return?.options ?? { challenge: "" });
  const body = { kind: "passkey", ceremonyId: begun.body.return?.ceremonyId ?? crypto.randomUUID(), response };
  return { authenticator, begun, added: await call<StaffAccess>("POST", "/factors", body) };
}

test("adding and removing need a factor of the last five minutes", async ({ api, deps, clock }) => {
  const { cookie, authenticator } = await aPasskeyHolder(api, deps);
  const call = fromPages(api, deps, cookie);
  clock.advance(5 * MINUTE + 1);
  const { begun, added } = await addPasskey(api, deps, cookie);
  expect([begun, added]).toMatchObject([STALE, STALE]);
  expect(await call("POST", "/factors/totp")).toMatchObject(STALE);
  expect(await call("DELETE", `/factors/${crypto.randomUUID()}`)).toMatchObject(STALE);

  const confirmation = await call<Ceremony>("POST", "/confirmation/begin");
  const response = authenticator.sign(confirmation.body.return?.options);
  const answer = { kind: "passkey", ceremonyId: confirmation.body.return?.ceremonyId, response };
  const confirmed = await call<{ confirmedUntil: string }>("POST", "/confirmation", answer);
  expect(Date.parse(confirmed.body.return?.confirmedUntil ?? "")).toBeGreaterThan(deps.now().getTime() + 4 * MINUTE);
  expect((await call("POST", "/confirmation", answer)).status).toBe(401);
  expect((await addPasskey(api, deps, cookie)).added.status).toBe(200);
});

test("the last factor stays, and of two removals at once one is refused", async ({ api, deps }) => {
  const { cookie } = await aPasskeyHolder(api, deps);
  const call = fromPages(api, deps, cookie);
  const { added } = await addPasskey(api, deps, cookie);
  const factors = added.body.return?.factors ?? [];
  expect(factors).toHaveLength(2);
  const removals = await Promise.all(factors.map(({ _id }) => call("DELETE", `/factors/${_id}`)));
  expect(removals.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
  const { body } = await call<StaffAccess>("GET", "/access");
  expect(body.return?.factors).toHaveLength(1);
});

test("another person's factor and session are not found", async ({ api, deps }) => {
  const [helena, rafael] = [await aPasskeyHolder(api, deps), await aPasskeyHolder(api, deps)];
  const access = (await fromPages(api, deps, rafael.cookie)<StaffAccess>("GET", "/access")).body.return;
  const call = fromPages(api, deps, helena.cookie);
  expect((await call("DELETE", `/factors/${access?.factors[0]?._id}`)).status).toBe(404);
  expect((await call("DELETE", `/sessions/${access?.sessions[0]?._id}`)).status).toBe(404);
  expect((await signInWith(api, deps, rafael.authenticator)).reply.status).toBe(200);
});

test("another person's key confirms nothing", async ({ api, deps }) => {
  const [helena, rafael] = [await aPasskeyHolder(api, deps), await aPasskeyHolder(api, deps)];
  const call = fromPages(api, deps, helena.cookie);
  const begun = await call<Ceremony>("POST", "/confirmation/begin");
  const response = rafael.authenticator.sign(begun.body.return?.options);
  const answer = { kind: "passkey", ceremonyId: begun.body.return?.ceremonyId, response };
  expect((await call("POST", "/confirmation", answer)).status).toBe(401);
});

test("a code confirms once", async ({ api, deps, clock }) => {
  const { cookie, secret } = await aCodeHolder(api, deps);
  const call = fromPages(api, deps, cookie);
  clock.advance(10 * MINUTE);
  const answer = { kind: "totp", code: codeAt(secret, deps.now()) };
  const replies = await Promise.all(Array.from({ length: 15 }, () => call("POST", "/confirmation", answer)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await call("GET", "/me")).body.return).toMatchObject({ confirmedUntil: expect.any(String) });
});

test("without codes the password is gone too, and a device is listed and signed out", async ({ api, deps, clock }) => {
  const { email, cookie, secret } = await aCodeHolder(api, deps);
  const { authenticator, added } = await addPasskey(api, deps, cookie);
  const totp = added.body.return?.factors.find(({ kind }) => kind === "totp");
  const other = cookieOf((await signInWith(api, deps, authenticator)).reply);
  const call = fromPages(api, deps, cookie);
  expect((await call("DELETE", `/factors/${totp?._id}`)).status).toBe(200);
  clock.advance(MINUTE);
  const body = { email, password: STAFF_PASSWORD, code: codeAt(secret, deps.now()) };
  expect((await fromPages(api, deps)("POST", "/sign-in/code", body)).status).toBe(401);
  const stored = deps.db.selectFrom("staff").select("passwordHash").where("email", "=", email);
  expect(await stored.execute()).toEqual([{ passwordHash: null }]);

  const { sessions = [] } = (await call<StaffAccess>("GET", "/access")).body.return ?? {};
  expect(sessions).toHaveLength(2);
  const elsewhere = sessions.find(({ isCurrent }) => !isCurrent)?._id;
  const left = await call<StaffAccess>("DELETE", `/sessions/${elsewhere}`);
  expect(left.body.return?.sessions).toMatchObject([{ isCurrent: true }]);
  expect((await fromPages(api, deps, other)("GET", "/me")).status).toBe(401);
});

test("every change of access is a row of the audit", async ({ api, deps }) => {
  const { cookie } = await aPasskeyHolder(api, deps);
  const id = (await fromPages(api, deps, cookie)<{ _id: string }>("GET", "/me")).body.return?._id ?? "";
  const { added } = await addPasskey(api, deps, cookie);
  await fromPages(api, deps, cookie)("DELETE", `/factors/${added.body.return?.factors[0]?._id}`);
  await fromPages(api, deps, cookie)("DELETE", "/session");
  const rows = deps.db.selectFrom("staffAudit").select("action").where("staffId", "=", id).orderBy("at");
  const actions = (await rows.execute()).map(({ action }) => action);
  expect(actions).toEqual(["invitation.accept", "factor.add", "factor.remove", "session.end"]);
});
