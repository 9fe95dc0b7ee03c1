import type { Ceremony } from "@app/contract/staff/identity";
import { expect } from "vitest";
import { test } from "../../../testing/http.ts";
import { dismissStaff } from "../../accounts/dismiss-staff.ts";
import { aPasskeyHolder, cookieOf, fromPages, originOf, signInWith } from "../../testing/enrolled.ts";
import { createAuthenticator } from "../../testing/virtual-authenticator.ts";

const MINUTE = 60_000;
const REFUSED = { status: 401, body: { error: "staff-credentials-wrong" } };

test("an invited person enrols a passkey, signs out and signs in by it", async ({ api, deps }) => {
  const { accepted, cookie, authenticator, recoveryCodes } = await aPasskeyHolder(api, deps);
  expect(accepted.status).toBe(200);
  expect(recoveryCodes).toHaveLength(10);
  expect(accepted.headers["set-cookie"]).toMatch(/; Path=\/v1\/staff; HttpOnly; SameSite=Strict$/);
  expect((await fromPages(api, deps, cookie)("DELETE", "/session")).status).toBe(200);
  expect((await fromPages(api, deps, cookie)("GET", "/me")).status).toBe(401);

  const { reply } = await signInWith(api, deps, authenticator);
  expect(reply.body.return).toMatchObject({ scope: "full", role: "nutri", confirmedUntil: expect.any(String) });
  expect((await fromPages(api, deps, cookieOf(reply))("GET", "/me")).status).toBe(200);
});

test("a sign-in always has a new token, whatever the browser held before", async ({ api, deps }) => {
  const { authenticator, cookie } = await aPasskeyHolder(api, deps);
  const fixed = "equipe=fixed-by-an-attacker-in-the-victims-browser0";
  const call = fromPages(api, deps, fixed);
  const begun = await call<Ceremony>("POST", "/sign-in/passkey/begin");
  const response = authenticator.sign(begun.body.return?.options);
  const reply = await call("POST", "/sign-in/passkey", { ceremonyId: begun.body.return?.ceremonyId, response });
  expect(reply.status).toBe(200);
  expect([fixed, cookie]).not.toContain(cookieOf(reply));
  expect((await fromPages(api, deps, fixed)("GET", "/me")).status).toBe(401);
});

test("an answer works once, and of fifty at once one", async ({ api, deps }) => {
  const { authenticator } = await aPasskeyHolder(api, deps);
  const { answer, reply } = await signInWith(api, deps, authenticator);
  expect(reply.status).toBe(200);
  expect(await fromPages(api, deps)("POST", "/sign-in/passkey", answer)).toMatchObject(REFUSED);

  const begun = await fromPages(api, deps)<Ceremony>("POST", "/sign-in/passkey/begin");
  const response = authenticator.sign(begun.body.return?.options);
  const body = { ceremonyId: begun.body.return?.ceremonyId, response };
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => fromPages(api, deps)("POST", "/sign-in/passkey", body)),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("an answer of another ceremony, another key, an expired ceremony or without a finger is refused", async ({
  api,
  deps,
  clock,
}) => {
  const { authenticator } = await aPasskeyHolder(api, deps);
  const call = fromPages(api, deps);
  const begin = async () => (await call<Ceremony>("POST", "/sign-in/passkey/begin")).body.return;
  const [first, second] = [await begin(), await begin()];
  const answers = [
    { ceremonyId: second?.ceremonyId, response: authenticator.sign(first?.options) },
    { ceremonyId: first?.ceremonyId, response: createAuthenticator(originOf(deps)).sign(first?.options) },
  ];
  for (const answer of answers) expect(await call("POST", "/sign-in/passkey", answer)).toMatchObject(REFUSED);
  expect((await signInWith(api, deps, authenticator, { isVerified: false })).reply).toMatchObject(REFUSED);

  const late = await begin();
  clock.advance(5 * MINUTE + 1);
  const answer = { ceremonyId: late?.ceremonyId, response: authenticator.sign(late?.options) };
  expect(await call("POST", "/sign-in/passkey", answer)).toMatchObject(REFUSED);
});

test("an answer made at another site, or for another purpose, is refused", async ({ api, deps }) => {
  const { authenticator, cookie } = await aPasskeyHolder(api, deps);
  const elsewhere = createAuthenticator("https://equipe.example");
  const begun = await fromPages(api, deps, cookie)<Ceremony>("POST", "/factors/passkey");
  const factor = { kind: "passkey", ceremonyId: begun.body.return?.ceremonyId };
  const response = elsewhere.register(begun.body.return?.options);
  expect(await fromPages(api, deps, cookie)("POST", "/factors", { ...factor, response })).toMatchObject(REFUSED);

  const confirmation = await fromPages(api, deps, cookie)<Ceremony>("POST", "/confirmation/begin");
  const answer = {
    ceremonyId: confirmation.body.return?.ceremonyId,
    response: authenticator.sign(confirmation.body.return?.options),
  };
  expect(await fromPages(api, deps)("POST", "/sign-in/passkey", answer)).toMatchObject(REFUSED);
});

test("a counter that goes back or stands still is a copied authenticator's", async ({ api, deps }) => {
  const { authenticator } = await aPasskeyHolder(api, deps);
  expect((await signInWith(api, deps, authenticator, { at: 7 })).reply.status).toBe(200);
  for (const at of [6, 7]) expect((await signInWith(api, deps, authenticator, { at })).reply).toMatchObject(REFUSED);
  expect((await signInWith(api, deps, authenticator, { at: 8 })).reply.status).toBe(200);
});

test("a dismissed person's passkey, cookie and recovery codes open nothing", async ({ api, deps }) => {
  const { authenticator, cookie, email, recoveryCodes } = await aPasskeyHolder(api, deps);
  const me = await fromPages(api, deps, cookie)<{ _id: string }>("GET", "/me");
  const staffId = me.body.return?._id ?? "";
  await deps.db.updateTable("staff").set({ dismissedAt: deps.now() }).where("id", "=", staffId).execute();
  expect((await signInWith(api, deps, authenticator)).reply).toMatchObject(REFUSED);
  expect(await fromPages(api, deps)("POST", "/sign-in/recovery", { email, code: recoveryCodes[0] })).toMatchObject(
    REFUSED,
  );

  await deps.db.updateTable("staff").set({ dismissedAt: null }).where("id", "=", staffId).execute();
  expect(await dismissStaff(deps, { staffId, reason: "Saiu da empresa", by: null })).toBe(true);
  expect(await dismissStaff(deps, { staffId, reason: "Saiu da empresa", by: null })).toBe(false);
  expect((await fromPages(api, deps, cookie)("GET", "/me")).body.error).toBe("staff-signed-out");
  expect((await signInWith(api, deps, authenticator)).reply).toMatchObject(REFUSED);
});
