import type { AccountOverview } from "@app/contract/account";
import type { AssistantPage } from "@app/contract/assistant";
import type { BookingsView } from "@app/contract/bookings";
import type { Me } from "@app/contract/identity";
import { type IntakeView, PROGRAMME_ACCESS, type ProgrammeAccess } from "@app/contract/intake";
import type { PlanView } from "@app/contract/plans";
import type { ReviewsView } from "@app/contract/reviews";
import type { WorkoutsView } from "@app/contract/workouts";
import { expect } from "vitest";
import { listAccess, programmeAccess } from "./checkout/subscriptions/programme-access.ts";
import { listBuyers } from "./identity/accounts/get-buyer.ts";
import { aDocument, aTraining, putPlan } from "./plans/testing/plans.ts";
import { putSchedule } from "./reviews/testing/reviewing.ts";
import { bringTo, test, type World } from "./testing/access-states.ts";
import type { Api } from "./testing/http.ts";
import { aMember } from "./testing/purchases.ts";

/**
 * What a call answers in each state. A call of the programme adds its line here: the answer is a short text that the call
 * makes of its reply.
 */
type Call = {
  call: string;
  answer: (api: Api, headers: Record<string, string>) => Promise<string>;
  expected: Record<ProgrammeAccess, string>;
};

const always = (answer: string): Call["expected"] => ({
  none: answer,
  queued: answer,
  active: answer,
  suspended: answer,
  ended: answer,
  refunded: answer,
});

const calls: Call[] = [
  {
    call: "GET /v1/auth/me",
    answer: async (api, headers) => (await api<Me>("GET", "/v1/auth/me", { headers })).body.return?.plan ?? "",
    expected: {
      none: "free",
      queued: "free",
      active: "completo",
      suspended: "free",
      ended: "free",
      refunded: "free",
    },
  },
  {
    call: "GET /v1/account",
    answer: async (api, headers) => {
      const { body } = await api<AccountOverview>("GET", "/v1/account", { headers });
      return `${body.return?.state} ${body.return?.plan?.ending ?? "–"}`;
    },
    expected: {
      none: "none –",
      queued: "queued –",
      active: "active –",
      suspended: "suspended –",
      ended: "ended time",
      refunded: "ended withdrawal",
    },
  },
  {
    // Every member has the diaries.
    call: "POST /v1/account/sync",
    answer: async (api, headers) => {
      const body = { cursor: null, mutations: [] };
      return String((await api("POST", "/v1/account/sync", { headers, body })).status);
    },
    expected: always("200"),
  },
  {
    // The whole questionnaire for whoever paid, also before the period begins; the short one for everybody else.
    call: "GET /v1/account/intake",
    answer: async (api, headers) => {
      const { body } = await api<IntakeView>("GET", "/v1/account/intake", { headers });
      return `${body.return?.access} ${body.return?.questionnaire}`;
    },
    expected: {
      none: "none gratis",
      queued: "queued completo",
      active: "active completo",
      suspended: "suspended gratis",
      ended: "ended gratis",
      refunded: "refunded gratis",
    },
  },
  {
    call: "POST /v1/account/intake/complete",
    answer: async (api, headers) => {
      const { body } = await api("POST", "/v1/account/intake/complete", { headers });
      return String(body.error);
    },
    expected: always("intake-incomplete"),
  },
  {
    call: "GET /v1/account/intake/refund",
    answer: async (api, headers) => {
      const { body } = await api("GET", "/v1/account/intake/refund", { headers });
      return JSON.stringify(body.return);
    },
    expected: always("null"),
  },
  {
    // Only what an assessment offers: without one, nothing is returned to anybody.
    call: "POST /v1/account/intake/refund",
    answer: async (api, headers) => {
      const [, password] = atob(headers["authorization"]?.replace("Basic ", "") ?? "").split(":");
      const body = { kind: "goodwill", password };
      const { body: answer } = await api("POST", "/v1/account/intake/refund", { headers, body });
      return String(answer.error);
    },
    expected: always("nothing-to-refund"),
  },
  {
    // The account has one; the last plan stays readable after the end.
    call: "GET /v1/account/plan",
    answer: async (api, headers) => {
      const { body } = await api<{ plan: PlanView | null }>("GET", "/v1/account/plan", { headers });
      const plan = body.return?.plan;
      return String(plan && `version ${plan.version}, ${plan.training?.sessions.length} sessions`);
    },
    expected: {
      ...always("null"),
      queued: "version 1, 1 sessions",
      active: "version 1, 1 sessions",
      ended: "version 1, 1 sessions",
    },
  },
  {
    // Only with access, and then with the consent that the plan needs.
    call: "POST /v1/account/pause",
    answer: async (api, headers) => {
      const body = { _id: crypto.randomUUID(), reason: "gravidez" };
      return String((await api("POST", "/v1/account/pause", { headers, body })).body.error);
    },
    expected: { ...always("pause-not-included"), active: "pause-needs-consent" },
  },
  {
    call: "GET /v1/account/diary/days/:day",
    answer: async (api, headers) => String((await api("GET", "/v1/account/diary/days/2026-11-12", { headers })).status),
    expected: always("200"),
  },
  {
    call: "GET /v1/account/progress",
    answer: async (api, headers) => {
      const url = "/v1/account/progress?from=2026-10-20&to=2026-11-16";
      return String((await api("GET", url, { headers })).status);
    },
    expected: always("200"),
  },
  {
    // Every member's diary has workouts; what comes next belongs to the plan.
    call: "GET /v1/account/workouts",
    answer: async (api, headers) => {
      const { body } = await api<WorkoutsView>("GET", "/v1/account/workouts", { headers });
      return `plan ${body.return?.plan}, ${body.return?.next.length} targets`;
    },
    expected: {
      ...always("plan null, 0 targets"),
      queued: "plan 1, 1 targets",
      active: "plan 1, 1 targets",
      ended: "plan 1, 1 targets",
    },
  },
  {
    // A review opens for members with access; what was sent and its replies stay readable.
    call: "GET /v1/account/reviews",
    answer: async (api, headers) => {
      const { body } = await api<ReviewsView>("GET", "/v1/account/reviews", { headers });
      return `${body.return?.open ? "open" : "closed"}, ${body.return?.sent.length} sent`;
    },
    expected: { ...always("closed, 0 sent"), active: "open, 0 sent" },
  },
  {
    call: "GET /v1/account/bookings",
    answer: async (api, headers) => {
      const { body } = await api<BookingsView>("GET", "/v1/account/bookings", { headers });
      return String(body.return?.offer);
    },
    expected: { ...always("not-included"), queued: "open", active: "open" },
  },
  {
    // Everybody asks the assistant; the team answers members of the Complete plan.
    call: "GET /v1/account/assistant",
    answer: async (api, headers) => {
      const { body } = await api<AssistantPage>("GET", "/v1/account/assistant", { headers });
      return String(body.return?.canHandOff);
    },
    expected: { ...always("false"), queued: "true", active: "true" },
  },
  {
    call: "GET /v1/account/health-accesses",
    answer: async (api, headers) => String((await api("GET", "/v1/account/health-accesses", { headers })).status),
    expected: always("200"),
  },
];

/** Of a member without anything, and of this one. */
async function accessInAList({ deps, member }: World): Promise<(ProgrammeAccess | undefined)[]> {
  const ids = [(await aMember(deps)).accountId, member.accountId];
  const access = await listAccess(deps, await listBuyers(deps.db, ids));
  return ids.map((id) => access.get(id));
}

test("a purchase without a session gives access to the verified owner of its e-mail, alone and in a list", async ({
  world,
}) => {
  await bringTo.active(world);
  const { db } = world.deps;
  const { accountId, email } = world.member;
  await db.updateTable("payments").set({ via: "email" }).where("accountId", "=", accountId).execute();
  expect([await programmeAccess(world.deps, accountId), await accessInAList(world)]).toEqual([
    "none",
    ["none", "none"],
  ]);
  await db.updateTable("accounts").set({ emailVerifiedAt: new Date() }).where("email", "=", email).execute();
  expect([await programmeAccess(world.deps, accountId), await accessInAList(world)]).toEqual([
    "active",
    ["none", "active"],
  ]);
});

for (const state of PROGRAMME_ACCESS)
  test(`what each call answers with access ${state}`, async ({ api, world }) => {
    await bringTo[state](world);
    await putPlan(world.deps, world.member.accountId, aDocument("taco:3", { training: aTraining() }));
    await putSchedule(world.deps, world.member.accountId);
    expect(await programmeAccess(world.deps, world.member.accountId)).toBe(state);
    expect(await accessInAList(world)).toEqual(["none", state]);
    const answers = await Promise.all(
      calls.map(async ({ call, answer }) => [call, await answer(api, world.member.headers)]),
    );
    expect(answers).toEqual(calls.map(({ call, expected }) => [call, expected[state]]));
  });
