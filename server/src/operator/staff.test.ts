import { expect } from "vitest";
import { createKeyRing } from "../platform/key-ring.ts";
import { dismissStaff } from "../staff/accounts/dismiss-staff.ts";
import { inviteStaff, renewRegistration } from "../staff/accounts/invite-staff.ts";
import { listStaff } from "../staff/accounts/queries.ts";
import { assignMember } from "../staff/permissions/relation-store.ts";
import { aStaffMember } from "../staff/testing/a-staff-member.ts";
import { aCodeHolder } from "../staff/testing/enrolled.ts";
import { aBuyer } from "../testing/buying.ts";
import { test } from "../testing/http.ts";
import { formatToday } from "./format-today.ts";
import { getToday } from "./get-today.ts";
import { parsePost } from "./parse-post.ts";
import { resealValues } from "./reseal-values.ts";

const registered = { role: "nutri", name: "Helena Prado", council: "CRN-3", number: "00000", expires: "2027-12-31" };

test("an invitation needs a role and a name, and of who signs a registration of the own council", () => {
  expect(parsePost("helena@example.com", { ...registered, "e-nutricionista": true, minutes: "2400" })).toEqual({
    email: "helena@example.com",
    name: "Helena Prado",
    role: "nutri",
    council: "CRN-3",
    registrationNumber: "00000",
    registrationExpiresOn: "2027-12-31",
    hasRemoteRegistration: true,
    minutesPerWeek: 2400,
  });
  const refused: [object, RegExp][] = [
    [{ ...registered, role: "medico" }, /--role/],
    [{ ...registered, name: "" }, /--name/],
    [{ ...registered, expires: "31/12/2027" }, /--expires/],
    [{ ...registered, council: "CREF" }, /--council CRN-3/],
    [{ role: "treinador", name: "Rafael Nunes" }, /precisam de --council/],
    [{ role: "vendas", name: "Bianca Exemplo", council: "CRN-3" }, /são de nutri e treinador/],
    [{ ...registered, minutes: "muitos" }, /--minutes/],
  ];
  for (const [options, message] of refused) expect(() => parsePost("helena@example.com", options)).toThrow(message);
});

test("the list says who is active, dismissed or invited", async ({ api, deps }) => {
  const { email } = await aCodeHolder(api, deps);
  const { id } = await aStaffMember(deps);
  await dismissStaff(deps, { staffId: id, reason: "Saiu da empresa", by: null });
  await inviteStaff(deps, parsePost("nova@example.com", { role: "admin", name: "Nova Pessoa" }));
  const lines = (await listStaff(deps)).split("\n");
  expect(lines.find((line) => line.startsWith(email))).toMatch(/ativa$/);
  expect(lines.find((line) => line.startsWith(id))).toMatch(/desligada$/);
  expect(lines.find((line) => line.startsWith("nova@example.com"))).toContain("convite até");
});

test("a dismissal ends sessions and assignments at once, and is in the audit with its reason", async ({
  api,
  deps,
}) => {
  const [helena, administrator] = [await aStaffMember(deps), await aStaffMember(deps, { role: "admin" })];
  const { accountId } = await aBuyer(deps);
  await assignMember(deps.db, { accountId, role: "nutri", staffId: helena.id, since: deps.now() });
  const by = { id: administrator.id, name: "Otávio Exemplo", role: "admin" as const };
  expect(await dismissStaff(deps, { staffId: helena.id, reason: "Saiu da empresa", by })).toBe(true);

  expect((await api("GET", "/v1/staff/me", { headers: helena.headers })).body.error).toBe("staff-signed-out");
  const assignments = deps.db.selectFrom("staffAssignments").select("until").where("staffId", "=", helena.id);
  expect(await assignments.execute()).toEqual([{ until: expect.any(Date) }]);
  const audit = deps.db.selectFrom("staffAudit").select(["action", "reason"]).where("staffId", "=", administrator.id);
  expect(await audit.execute()).toEqual([
    { action: "staff.dismiss", reason: expect.stringMatching(/: Saiu da empresa$/) },
  ]);
});

test("the day says which registrations end within a month, and a renewal ends the line", async ({ deps, clock }) => {
  const { id } = await aStaffMember(deps, { role: "treinador", registrationExpiresOn: "2031-03-31" });
  const line = async () =>
    formatToday(await getToday(deps))
      .split("\n")
      .find((each) => each.includes("Registros"));
  clock.advance(Date.parse("2031-02-01T12:00:00Z") - Date.now());
  expect(await line()).toBeUndefined();
  clock.advance(40 * 24 * 60 * 60_000);
  expect(await line()).toMatch(/^! Registros da equipe +0 vencidos, 1 vencem em 30 dias/);
  clock.advance(30 * 24 * 60 * 60_000);
  expect(await line()).toMatch(/1 vencidos, 0 vencem/);
  expect(await renewRegistration(deps, { email: `${id}@example.com`, expiresOn: "2035-12-31" })).toBe(true);
  expect(await line()).toBeUndefined();
  expect(await renewRegistration(deps, { email: "ninguem@example.com", expiresOn: "2035-12-31" })).toBe(false);
});

test("secrets of codes are sealed anew after a change of keys", async ({ api, deps }) => {
  await aCodeHolder(api, deps);
  const ours = "an example secret, never for production";
  const counts = new Map<string, number>();
  const rotated = createKeyRing("the example key after the rotation!", [ours]);
  await resealValues({ db: deps.db, keyRing: rotated }, (table, count) => counts.set(table, count));
  expect(counts.get("staffTotp")).toBeGreaterThan(0);
});
