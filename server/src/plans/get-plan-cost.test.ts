import { expect } from "vitest";
import { test } from "../testing/counted.ts";
import { basic } from "../testing/http.ts";
import { aPlannedMember } from "./testing/plans.ts";

test("reading the plan is the session and one transaction of eleven statements", async ({
  api,
  statements,
  deps,
  asaas,
}) => {
  void asaas;
  const member = await aPlannedMember(deps);
  const opened = await api<{ token: string }>("POST", "/v1/auth/sessions", { headers: member.headers });
  const headers = basic(member.phone, opened.body.return?.token ?? "");
  statements.length = 0;

  const { body } = await api<{ plan: object | null }>("GET", "/v1/account/plan", { headers });

  expect(body.return?.plan).not.toBeNull();
  const begin = statements.findIndex((text) => text.startsWith("start transaction"));
  expect(statements.slice(0, begin)).toHaveLength(1);
  expect(statements.slice(begin + 1, -1)).toEqual(Array(11).fill(expect.stringMatching(/^select /)));
  expect(statements.at(-1)).toBe("commit");
});
