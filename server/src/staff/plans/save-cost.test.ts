import { expect } from "vitest";
import { test } from "../../testing/counted.ts";
import { aDietDraft, aPlanToEdit, aSave } from "./testing/a-plan-to-edit.ts";

test("a save is who may write, and one transaction of twelve statements; none reads more than the member's rows", async ({
  api,
  statements,
  deps,
  asaas,
}) => {
  void asaas;
  const { path, nutri, document } = await aPlanToEdit(deps);
  const { headers } = nutri;
  await api("POST", `${path}/diet/lease`, { headers, body: { reason: null } });
  await api("POST", `${path}/diet/draft`, { headers, body: aSave(aDietDraft(document), 0) });
  statements.length = 0;

  const { body } = await api("POST", `${path}/diet/draft`, { headers, body: aSave(aDietDraft(document, "Segue."), 1) });

  expect(body.return).toMatchObject({ revision: 2 });
  const begin = statements.findIndex((text) => text.startsWith("begin") || text.startsWith("start transaction"));
  // The session and the assignment.
  expect(statements.slice(0, begin)).toEqual(Array(2).fill(expect.stringMatching(/^select /)));
  expect(statements.slice(begin + 1, -1)).toEqual([
    expect.stringMatching(/^select .*"sync_heads".* for update$/),
    expect.stringMatching(/^select .*"plan_versions".* limit /),
    expect.stringMatching(/^select .*"plan_drafts".* for update$/),
    expect.stringMatching(/^update "plan_drafts"/),
    expect.stringMatching(/^insert into "staff_audit"/),
    // What the check reads it by: the decision, the answers, consents, account, purchase and allowed foods, and both drafts.
    expect.stringMatching(/^select .*"intake_assessments".* limit /),
    expect.stringMatching(/^select .*"intake_answers".* limit /),
    expect.stringMatching(/^select .*"consents"/),
    expect.stringMatching(/^select .*"accounts"/),
    expect.stringMatching(/^select .*"subscription_periods".* limit /),
    expect.stringMatching(/^select .*"food_overrides".* limit /),
    expect.stringMatching(/^select .*"plan_drafts"/),
  ]);
  expect(statements.at(-1)).toBe("commit");
});

test("opening the editor is one transaction, whatever the number of versions and drafts", async ({
  api,
  statements,
  deps,
  asaas,
}) => {
  void asaas;
  const { path, nutri } = await aPlanToEdit(deps);
  const { headers } = nutri;
  await api("GET", path, { headers });
  statements.length = 0;
  expect((await api("GET", path, { headers })).status).toBe(200);
  expect(statements.length).toBeLessThanOrEqual(20);
});
