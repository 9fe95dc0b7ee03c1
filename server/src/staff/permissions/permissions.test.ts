import { STAFF_ROLES, type StaffRole } from "@app/contract/staff/identity";
import { plainAnswers } from "@app/engine/intake/testing/rows-raised";
import { can } from "@app/engine/team/can";
import type { Action, Relation, Role } from "@app/engine/team/permissions";
import { expect } from "vitest";
import golden from "../../../../engine/golden/permissions.json" with { type: "json" };
import { examples } from "../../api-docs/examples.ts";
import { sendMessage } from "../../conversations/testing/messages.ts";
import { completeIntake } from "../../intake/complete-intake.ts";
import { aCompleteMember, aFreeMember, save } from "../../intake/testing/answering.ts";
import { preparePlan } from "../../plans/prepare-plan.ts";
import { callOf } from "../../testing/hostile-requests.ts";
import { type Api, test as base, type Reply } from "../../testing/http.ts";
import { routesOf } from "../../testing/routes.ts";
import { aStaffMember, assign } from "../testing/a-staff-member.ts";
import { STAFF_RULES } from "./rules.ts";

type Row = { role: string; action: string; relation: string; allow: boolean };
const table: Row[] = golden.table;

/** Ask for editing or signing the half besides: members/decision and plans test them. */
const ASK_BESIDES = new Set([
  "POST /v1/staff/members/:memberId/decision",
  "POST /v1/staff/members/:memberId/plan/:half/lease",
  "DELETE /v1/staff/members/:memberId/plan/:half/lease",
  "POST /v1/staff/members/:memberId/plan/:half/draft",
  "DELETE /v1/staff/members/:memberId/plan/:half/draft",
  "POST /v1/staff/members/:memberId/plan/:half/signature",
  "DELETE /v1/staff/members/:memberId/plan/:half/signature",
  "POST /v1/staff/members/:memberId/plan/:half/acknowledgement",
]);

/** Emergencies last: they open what the others must find closed. */
const staffRoutes = Object.entries(STAFF_RULES)
  .flatMap(([name, rule]) => ("action" in rule && !ASK_BESIDES.has(name) ? [{ name, ...rule }] : []))
  .toSorted((a, b) => Number(a.action === "break-glass.open") - Number(b.action === "break-glass.open"));

/** Routes on which members do these things to their own account, and what being served means. */
const memberRoutes: Partial<
  Record<Action, { url: string; isServed: (reply: Reply<Record<string, unknown>>) => boolean }>
> = {
  "diary.read": { url: "/v1/account/diary/days/2026-11-12", isServed: isOk },
  "reports.read": { url: "/v1/account/progress?from=2026-10-20&to=2026-11-16", isServed: isOk },
  "plan.read": { url: "/v1/account/plan", isServed: ({ body }) => Boolean(body.return?.["plan"]) },
  "safety-levels.read": {
    url: "/v1/account/intake",
    isServed: ({ body }) => Boolean(body.return?.["assessment"]),
  },
  "anamnese.full.write": {
    url: "/v1/account/intake",
    isServed: ({ body }) => body.return?.["questionnaire"] === "completo",
  },
  "audit.read": { url: "/v1/account/health-accesses", isServed: isOk },
  "data-request.read": { url: "/v1/account/export", isServed: isOk },
  "order.read": { url: "/v1/account/payments", isServed: isOk },
};

/** Actions without a route of their own yet: judged by the function. One that gets a route leaves this list. */
const WITHOUT_ROUTE: Action[] = [
  "assistant.use",
  "assistant.thread.read",
  "claims.change",
  "claims.read",
  "experiments.change",
  "experiments.read",
  "guarantee.meter.read",
  "guarantee.override",
  "lead.offer",
  "lead.work",
  "numbers.release",
  "order.change",
  "plan.verify",
  "prices.change",
  "prices.read",
  "refund.approve.above-500",
  "refund.approve.up-to-500",
  "refund.start",
  "rule-sets.change",
  "templates.publish",
];

/** What a subject may be to who acts. */
const RELATIONS: Record<"company" | "member" | "thread" | "support-threads", ReadonlySet<string>> = {
  company: new Set(["company"]),
  member: new Set(["assigned", "unassigned"]),
  thread: new Set(["assigned", "unassigned", "thread"]),
  "support-threads": new Set(["thread"]),
};

/** Members are assigned to these professions only. */
const HAVE_MEMBERS = new Set(["nutri", "treinador"]);

const test = base
  .extend("members", async ({ deps }) => {
    const complete = await aCompleteMember(deps);
    await save(deps, complete.accountId, plainAnswers);
    await completeIntake(deps, complete.accountId);
    await preparePlan(deps, complete.accountId);
    const free = await aFreeMember(deps);
    await save(deps, free.accountId, plainAnswers);
    await completeIntake(deps, free.accountId);
    for (const { accountId } of [complete, free])
      await sendMessage(deps, accountId, { thread: "support", text: "Onde está o recibo?" });
    return { complete, free };
  })
  .extend("team", async ({ deps, members }) => {
    const entries = await Promise.all(
      STAFF_ROLES.map(async (role) => [role, await aStaffMember(deps, { role })] as const),
    );
    const team = Object.fromEntries(entries) as Record<StaffRole, Awaited<ReturnType<typeof aStaffMember>>>;
    for (const role of ["nutri", "treinador"] as const)
      await assign(deps, team[role].id, members.complete.accountId, role);
    return team;
  });

test("the team's routes decide as the table says, for every role and relation", async ({ api, members, team }) => {
  const subjects = {
    assigned: members.complete.accountId,
    unassigned: members.free.accountId,
    thread: members.complete.accountId,
    company: undefined,
  };
  const wrong: string[] = [];
  let asked = 0;
  for (const { name, action, subject } of staffRoutes)
    for (const row of table.filter((one) => one.action === action && isStaff(one.role) && one.relation in subjects)) {
      if (!RELATIONS[subject].has(row.relation)) continue;
      if (row.relation === "assigned" && !HAVE_MEMBERS.has(row.role)) continue;
      const relation = row.relation as keyof typeof subjects;
      // The example names the thread with the team.
      const route = relation === "thread" ? name.replace("/:thread", "/support") : name;
      const { error, status } = await ask(api, route, subjects[relation], team[row.role as StaffRole].headers, name);
      asked += 1;
      if (status === 422 || (error === "staff-not-permitted") === row.allow)
        wrong.push(`${row.role} ${name} ${relation}: ${status} ${error}`);
    }
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(staffRoutes.length * 3);
});

test("no visitor and no member reaches a route of the team", async ({ api, members }) => {
  const sessions = [{}, members.free.headers, members.complete.headers];
  for (const { name } of staffRoutes)
    for (const headers of sessions) {
      const { status } = await ask(api, name, members.complete.accountId, headers);
      expect([401, 403], name).toContain(status);
    }
});

test("members do to their own account what the table says, and the team cannot by those routes", async ({
  api,
  members,
  team,
}) => {
  const sessions: Record<string, Record<string, string>> = {
    visitante: {},
    gratis: members.free.headers,
    completo: members.complete.headers,
    ...Object.fromEntries(STAFF_ROLES.map((role) => [role, team[role].headers])),
  };
  const wrong: string[] = [];
  for (const [action, { url, isServed }] of Object.entries(memberRoutes))
    for (const row of table.filter((one) => one.action === action && one.relation === "own")) {
      const reply = await api("GET", url, { headers: sessions[row.role] ?? {} });
      if (isServed(reply) !== row.allow) wrong.push(`${row.role} ${action}: ${reply.status}`);
    }
  expect(wrong).toEqual([]);
});

test("a member's route takes the account from the session: none names another member", async ({ app }) => {
  const paths = (await routesOf(app)).map(({ path }) => path).filter((path) => !path.startsWith("/v1/staff/"));
  expect(paths.filter((path) => /:(accountId|memberId)/.test(path))).toEqual([]);
});

test("an action that is judged by the function alone has no route", () => {
  const served = new Set<string>([...staffRoutes.map(({ action }) => action), ...Object.keys(memberRoutes)]);
  expect(WITHOUT_ROUTE.filter((action) => served.has(action))).toEqual([]);
});

test.each(table.filter(({ action }) => WITHOUT_ROUTE.includes(action as Action)).map(asCase))(
  "%s",
  (_, { role, action, relation, allow }) => {
    const subject = { relation: relation as Relation };
    expect(can({ role: role as Role }, action, subject).allowed).toBe(allow);
  },
);

function isOk({ status }: Reply<Record<string, unknown>>): boolean {
  return status === 200;
}

function asCase(row: Row): [string, Row] {
  return [`${row.role} ${row.action} ${row.relation}`, row];
}

const isStaff = (role: string): boolean => STAFF_ROLES.some((one) => one === role);

/** The route's example request, about this member. */
async function ask(
  api: Api,
  name: string,
  memberId: string | undefined,
  headers: Record<string, string>,
  example = name,
) {
  const [method, path] = name.split(" ") as ["GET" | "POST" | "DELETE", string];
  const { url } = callOf({ method, path });
  const about = memberId ? url.replace(/(?<=\/(members|queue)\/)[^/?]+/, memberId) : url;
  const body = examples[example]?.body;
  const { status, body: envelope } = await api(method, about, { headers, ...(body && { body }) });
  return { status, error: envelope.error };
}
