import type { Ceremony, StaffMe } from "@app/contract/staff/identity";
import { expect } from "vitest";
import type { Api } from "../../../testing/http.ts";
import { test } from "../../../testing/http.ts";
import { aCodeHolder, aPasskeyHolder, cookieOf, fromPages, originOf } from "../../testing/enrolled.ts";
import { createAuthenticator } from "../../testing/virtual-authenticator.ts";
import { hashRecoveryCode, newRecoveryCodes } from "./recovery-codes.ts";

const REFUSED = { status: 401, body: { error: "staff-credentials-wrong" } };

const recover = (api: Api, deps: Parameters<typeof fromPages>[1], email: string, code: string | undefined) =>
  fromPages(api, deps)<StaffMe>("POST", "/sign-in/recovery", { email, code });

test("a lost passkey: the code opens an enrolment alone, and a new key opens everything with a new token", async ({
  api,
  deps,
}) => {
  const administrator = await aPasskeyHolder(api, deps, { role: "admin" });
  const { email, cookie, recoveryCodes } = await aPasskeyHolder(api, deps);
  const recovered = await recover(api, deps, email, recoveryCodes[3]);
  expect(recovered.body.return).toMatchObject({ scope: "enrolment", confirmedUntil: null });
  expect((await fromPages(api, deps, cookie)("GET", "/me")).status).toBe(401);

  const restricted = fromPages(api, deps, cookieOf(recovered));
  expect((await restricted("GET", "/me")).status).toBe(200);
  for (const url of ["/access", "/factors"]) {
    const method = url === "/access" ? "GET" : "DELETE";
    const path = url === "/access" ? url : `${url}/${crypto.randomUUID()}`;
    expect((await restricted(method, path)).body.error).toBe("staff-factor-needed");
  }

  const begun = await restricted<Ceremony>("POST", "/factors/passkey");
  const authenticator = createAuthenticator(originOf(deps));
  const factor = {
    kind: "passkey",
    ceremonyId: begun.body.return?.ceremonyId,
    response: authenticator.register(begun.body.return?.options),
  };
  const added = await restricted<{ recoveryCodes: string[] }>("POST", "/factors", factor);
  expect(added.body.return).toMatchObject({ recoveryCodesLeft: 10, factors: [{}, {}] });
  expect((await restricted("GET", "/me")).status).toBe(401);
  expect(cookieOf(added)).not.toBe(cookieOf(recovered));
  expect((await fromPages(api, deps, cookieOf(added))("GET", "/me")).body.return).toMatchObject({ scope: "full" });
  expect(await recover(api, deps, email, recoveryCodes[4])).toMatchObject(REFUSED);

  const notices = await deps.db
    .selectFrom("messages")
    .select(["recipient", "params"])
    .where("template", "=", "staff-access")
    .where("recipient", "in", [email, administrator.email])
    .execute();
  const recoveries = notices.filter(({ params }) => (params as { change: string }).change === "recovered");
  expect(recoveries.map(({ recipient }) => recipient).toSorted()).toEqual([administrator.email, email].toSorted());
});

test("a recovery code works once, at once too, as typed by hand", async ({ api, deps }) => {
  const { email, recoveryCodes } = await aCodeHolder(api, deps);
  const typed = recoveryCodes[0]?.toLowerCase().replaceAll("-", " ");
  // Within the limit of guesses.
  const replies = await Promise.all(Array.from({ length: 15 }, () => recover(api, deps, email, typed)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await recover(api, deps, email, typed)).toMatchObject(REFUSED);
});

test("guessed codes are throttled for the account, from any number of networks", async ({ api, deps }) => {
  const { email, recoveryCodes } = await aCodeHolder(api, deps);
  const headers = { origin: originOf(deps) };
  const guess = (code: string | undefined, from: string) =>
    api("POST", "/v1/staff/sign-in/recovery", { headers, body: { email, code }, from });
  const guesses = newRecoveryCodes().concat(newRecoveryCodes());
  for (const [index, code] of guesses.entries())
    expect(await guess(code, `198.51.100.${index + 1}`)).toMatchObject(REFUSED);
  expect(await guess(recoveryCodes[0], "198.51.100.99")).toMatchObject({ status: 429 });
});

test("another person's code, or one for an unknown e-mail, is refused alike", async ({ api, deps }) => {
  const [helena, rafael] = [await aCodeHolder(api, deps), await aCodeHolder(api, deps)];
  expect(await recover(api, deps, helena.email, rafael.recoveryCodes[0])).toMatchObject(REFUSED);
  expect(await recover(api, deps, "ninguem@example.com", rafael.recoveryCodes[0])).toMatchObject(REFUSED);
});

test("ten different codes of 80 bits, stored as hashes", async ({ api, deps }) => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
  const { recoveryCodes } = await aCodeHolder(api, deps);
  const stored = await deps.db.selectFrom("staffRecoveryCodes").select("codeHash").execute();
  const hashes = new Set(stored.map(({ codeHash }) => codeHash.toString("hex")));
  for (const code of recoveryCodes) expect(hashes.has(hashRecoveryCode(code).toString("hex"))).toBe(true);
});
