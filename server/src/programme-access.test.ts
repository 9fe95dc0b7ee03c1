import type { AccountOverview } from "@app/contract/account";
import type { Me } from "@app/contract/identity";
import { PROGRAMME_ACCESS, type ProgrammeAccess } from "@app/contract/intake";
import { expect } from "vitest";
import { programmeAccess } from "./checkout/subscriptions/programme-access.ts";
import { bringTo, test } from "./testing/access-states.ts";
import type { Api } from "./testing/http.ts";

/**
 * What a call answers in each state. A call of the programme adds its line here: the answer is a short text that the call
 * makes of its reply.
 */
type Call = {
  call: string;
  answer: (api: Api, headers: Record<string, string>) => Promise<string>;
  expected: Record<ProgrammeAccess, string>;
};
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
    // The diaries are everybody's.
    call: "POST /v1/account/sync",
    answer: async (api, headers) => {
      const body = { cursor: null, mutations: [] };
      return String((await api("POST", "/v1/account/sync", { headers, body })).status);
    },
    expected: { none: "200", queued: "200", active: "200", suspended: "200", ended: "200", refunded: "200" },
  },
];

for (const state of PROGRAMME_ACCESS)
  test(`what each call answers with access ${state}`, async ({ api, world }) => {
    await bringTo[state](world);
    expect(await programmeAccess(world.deps, world.member.accountId)).toBe(state);
    const answers = await Promise.all(
      calls.map(async ({ call, answer }) => [call, await answer(api, world.member.headers)]),
    );
    expect(answers).toEqual(calls.map(({ call, expected }) => [call, expected[state]]));
  });
