import type { HealthAccesses } from "@app/contract/health-access";
import type { StaffAudit } from "@app/contract/staff/team";
import { sql } from "kysely";
import { expect } from "vitest";
import { hashToken } from "../../identity/sessions/tokens.ts";
import { test as base } from "../../testing/http.ts";
import { aMember } from "../../testing/members.ts";
import { authorise } from "../permissions/authorise.ts";
import { findStaffSession } from "../sessions/session-store.ts";
import { aStaffMember, assign } from "../testing/a-staff-member.ts";

const HOUR = 60 * 60_000;
const REASON = "Ligou passando mal, e a nutricionista dela está de férias.";

const test = base
  .extend("member", ({ api }) => aMember(api))
  .extend(
    "open",
    ({ api, member }) =>
      (headers: Record<string, string>, memberId = member.id) =>
        api<{ until: string }>("POST", `/v1/staff/members/${memberId}/break-glass`, {
          headers,
          body: { reason: REASON },
        }),
  )
  .extend("mayRead", ({ deps, member }) => async (token: string) => {
    const session = await findStaffSession(deps.db, hashToken(token), deps.now());
    if (!session) throw new Error("signed out");
    const rule = { action: "health-answers.read", subject: "member" } as const;
    return authorise(deps, session, rule, member.id).then(
      ({ limits }) => limits,
      () => "refused",
    );
  });

test("someone else's member is closed, opens with a reason for reading, and closes after an hour", async ({
  clock,
  deps,
  open,
  mayRead,
}) => {
  const { headers, token } = await aStaffMember(deps, { role: "treinador" });
  expect(await mayRead(token)).toBe("refused");
  expect((await open(headers)).status).toBe(200);
  expect(await mayRead(token)).toEqual(["sem-itens-scoff-phq"]);
  clock.advance(HOUR);
  expect(await mayRead(token)).toBe("refused");
});

test("the file is read, the member reads of it, and nothing is written", async ({ api, deps, member, open }) => {
  const { headers } = await aStaffMember(deps, { role: "admin" });
  const file = `/v1/staff/members/${member.id}`;
  await open(headers);
  const { body } = await api<{ breakGlassUntil: string }>("GET", file, { headers });
  expect(body.return?.breakGlassUntil).toEqual(expect.any(String));
  const comment = await api("POST", `${file}/comments`, {
    headers,
    body: { key: crypto.randomUUID(), text: "Nada disso." },
  });
  expect(comment.body.error).toBe("staff-not-permitted");
  const looks = await api<HealthAccesses>("GET", "/v1/account/health-accesses?only=outside", {
    headers: member.headers,
  });
  expect(looks.body.return?.items).toMatchObject([{ role: "administrator", isBreakGlass: true }]);
});

test("an opening is of its own person and member", async ({ api, deps, open, mayRead }) => {
  const other = await aMember(api);
  const { headers } = await aStaffMember(deps);
  const colleague = await aStaffMember(deps);
  await open(headers, other.id);
  await open(headers);
  expect(await mayRead(colleague.token)).toBe("refused");
});

test("sales open nothing, and one's own member needs no emergency", async ({ deps, member, open }) => {
  const sales = await aStaffMember(deps, { role: "vendas" });
  expect((await open(sales.headers)).body.error).toBe("staff-not-permitted");
  const nutritionist = await aStaffMember(deps);
  await assign(deps, nutritionist.id, member.id, "nutri");
  expect((await open(nutritionist.headers)).body.error).toBe("staff-not-permitted");
});

test("it needs a second factor of the last five minutes", async ({ clock, deps, open }) => {
  const { headers } = await aStaffMember(deps, { role: "admin" });
  clock.advance(5 * 60_000 + 1_000);
  expect((await open(headers)).body.error).toBe("staff-confirmation-needed");
});

test("three files an hour: the next one is a colleague's to open, and one that is open may be opened again", async ({
  api,
  clock,
  deps,
  open,
}) => {
  const { headers } = await aStaffMember(deps, { role: "admin" });
  const members = [];
  for (let count = 0; count < 4; count += 1) members.push((await aMember(api)).id);
  const [first, , , fourth] = members;
  const opened = await Promise.all(members.map((id) => open(headers, id)));
  expect(opened.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 409]);
  expect(opened.map(({ body }) => body.error).filter(Boolean)).toEqual(["break-glass-limit"]);
  const refused = members[opened.findIndex(({ status }) => status === 409)];
  const again = members.find((id) => id !== refused);
  expect((await open(headers, again)).status).toBe(200);

  const colleague = await aStaffMember(deps, { role: "admin" });
  expect((await open(colleague.headers, refused)).status).toBe(200);
  clock.advance(HOUR + 1_000);
  const later = await aStaffMember(deps, { role: "admin" });
  expect((await open(later.headers, first)).status).toBe(200);
  expect((await open(later.headers, fourth)).status).toBe(200);
});

test("an id that exists nowhere is refused like one that may not be opened", async ({ deps, open }) => {
  const { headers } = await aStaffMember(deps);
  expect((await open(headers, crypto.randomUUID())).body.error).toBe("staff-not-permitted");
});

test("administrators are notified without a name or a reason, and read the reason in the audit log", async ({
  api,
  deps,
  member,
  open,
}) => {
  const admin = await aStaffMember(deps, { role: "admin" });
  const { headers } = await aStaffMember(deps);
  await open(headers);

  const messages = await deps.db
    .selectFrom("messages")
    .select(["recipient", "params"])
    .where("accountId", "=", member.id)
    .where("template", "=", "break-glass")
    .execute();
  expect(messages.map(({ recipient }) => recipient)).toContain(`${admin.id}@example.com`);
  expect(JSON.stringify(messages)).not.toContain(member.form.fullName);
  expect(JSON.stringify(messages)).not.toContain("passando mal");

  const { body } = await api<StaffAudit>("GET", "/v1/staff/audit?only=break-glass", { headers: admin.headers });
  expect(body.return?.rows.find(({ memberId }) => memberId === member.id)).toMatchObject({
    text: "abriu uma ficha em emergência",
    isBreakGlass: true,
    reason: REASON,
  });
  expect((await api("GET", "/v1/staff/audit", { headers })).body.error).toBe("staff-not-permitted");
});

test("the reason is sealed at rest, and the audit log cannot be changed", async ({ deps, member, open }) => {
  const { headers } = await aStaffMember(deps);
  await open(headers);
  const { rows } = await sql<{ row: string }>`
    select to_jsonb(b)::text as row from break_glass b where account_id = ${member.id}
    union all select to_jsonb(a)::text from staff_audit a where account_id = ${member.id}`.execute(deps.db);
  expect(rows).toHaveLength(2);
  for (const { row } of rows) expect(row).not.toContain("passando mal");
  await expect(deps.db.deleteFrom("staffAudit").where("accountId", "=", member.id).execute()).rejects.toThrow(
    "append-only",
  );
});
