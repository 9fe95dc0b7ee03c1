import type { StaffMe } from "@app/contract/staff/identity";
import { expect } from "vitest";
import { test } from "../testing/http.ts";
import { aMember } from "../testing/members.ts";
import { routesOf } from "../testing/routes.ts";
import { STAFF_RULES } from "./permissions/rules.ts";
import { aStaffMember, signIn } from "./testing/a-staff-member.ts";

const HOUR = 60 * 60_000;

test("a person of the team is recognised by the cookie, for twelve hours", async ({ api, deps, clock }) => {
  const { id, headers } = await aStaffMember(deps, { role: "nutri" });
  expect((await api("GET", "/v1/staff/me", { headers })).body.return).toMatchObject({
    _id: id,
    role: "nutri",
    maySign: true,
    scope: "full",
  });
  clock.advance(12 * HOUR + 1);
  expect((await api("GET", "/v1/staff/me", { headers })).body.error).toBe("staff-signed-out");
});

test("the key of a person's unsent drafts is the same in every session of theirs, and no colleague has it", async ({
  api,
  deps,
}) => {
  const [helena, rafael] = [
    await aStaffMember(deps, { role: "nutri" }),
    await aStaffMember(deps, { role: "treinador" }),
  ];
  const keysOf = async ({ headers }: { headers: Record<string, string> }) =>
    (await api<StaffMe>("GET", "/v1/staff/me", { headers })).body.return?.draftKeys;
  const keys = await keysOf(helena);
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  expect(await keysOf(await signIn(deps, helena.id))).toEqual(keys);
  expect(await keysOf(rafael)).not.toEqual(keys);
});

test("a member's session opens nothing of the team, and no cookie anything of a member", async ({ api, deps }) => {
  const member = await aMember(api);
  const { headers } = await aStaffMember(deps);
  expect((await api("GET", "/v1/staff/me", { headers: member.headers })).status).toBe(401);
  expect((await api("GET", "/v1/auth/me", { headers })).status).toBe(401);
});

test("a cookie stolen by another site is refused", async ({ api, deps }) => {
  const { headers } = await aStaffMember(deps);
  const from = { ...headers, origin: "https://other.example" };
  expect((await api("GET", "/v1/staff/me", { headers: from })).body.error).toBe("staff-origin-refused");
  const crossSite = { cookie: headers.cookie, "sec-fetch-site": "cross-site" };
  expect((await api("GET", "/v1/staff/me", { headers: crossSite })).body.error).toBe("staff-origin-refused");
});

test("a dismissed person is out at once", async ({ api, deps }) => {
  const { id, headers } = await aStaffMember(deps);
  await deps.db.updateTable("staff").set({ dismissedAt: deps.now() }).where("id", "=", id).execute();
  expect((await api("GET", "/v1/staff/me", { headers })).body.error).toBe("staff-signed-out");
});

test("every route of the team has a rule, and every rule its route", async ({ app }) => {
  const routes = (await routesOf(app)).map(({ method, path }) => `${method} ${path}`);
  expect(routes.filter((route) => route.includes(" /v1/staff/")).toSorted()).toEqual(
    Object.keys(STAFF_RULES).toSorted(),
  );
});
