import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { DAY_MS } from "../../platform/time.ts";
import { makePromise } from "../../promises/make-promise.ts";
import { aMember, buysByCard } from "../../testing/purchases.ts";
import { test } from "../../testing/test.ts";
import { withdraw } from "../refunds/request-refund.ts";
import { voidEndedPromises } from "./void-ended-promises.ts";

const promised = (deps: Deps, accountId: string) =>
  inTransaction(deps.db, async (tx) => {
    await makePromise(deps, tx, { accountId, kind: "definitive-plan", subject: "answers" });
    await makePromise(deps, tx, { accountId, kind: "refund-sent", subject: "payment" });
  });

async function statesOf({ db }: Deps, accountId: string): Promise<Record<string, string>> {
  const promises = db.selectFrom("promises").select(["kind", "state"]).where("accountId", "=", accountId);
  const rows = await promises.where("kind", "!=", "access-now").execute();
  return Object.fromEntries(rows.map(({ kind, state }) => [kind, state]));
}

test("a refund ends the programme's promises and not the one about its money; other members keep theirs", async ({
  deps,
  asaas,
}) => {
  void asaas;
  const [leaves, stays] = [await aMember(deps), await aMember(deps)];
  await buysByCard(deps, stays);
  const { id: paymentId } = await buysByCard(deps, leaves);
  for (const { accountId } of [leaves, stays]) await promised(deps, accountId);
  await voidEndedPromises(deps);
  expect(await statesOf(deps, leaves.accountId)).toEqual({ "definitive-plan": "running", "refund-sent": "running" });

  await withdraw(deps, { paymentId, requestedBy: "buyer" });
  await Promise.all([voidEndedPromises(deps), voidEndedPromises(deps)]);
  expect(await statesOf(deps, leaves.accountId)).toEqual({ "definitive-plan": "void", "refund-sent": "running" });
  expect(await statesOf(deps, stays.accountId)).toEqual({ "definitive-plan": "running", "refund-sent": "running" });
});

test("the end of the paid time ends them, once; those made with a later purchase run", async ({
  deps,
  asaas,
  clock,
}) => {
  void asaas;
  const member = await aMember(deps);
  const { id: paymentId } = await buysByCard(deps, member);
  const { endsAt } = await deps.db
    .selectFrom("subscriptionPeriods")
    .select("endsAt")
    .where("paymentId", "=", paymentId)
    .executeTakeFirstOrThrow();
  clock.advance(endsAt.getTime() - DAY_MS - deps.now().getTime());
  await promised(deps, member.accountId);
  await voidEndedPromises(deps);
  expect(await statesOf(deps, member.accountId)).toMatchObject({ "definitive-plan": "running" });
  clock.advance(2 * DAY_MS);
  await voidEndedPromises(deps);
  expect(await statesOf(deps, member.accountId)).toEqual({ "definitive-plan": "void", "refund-sent": "running" });
  const later = { accountId: member.accountId, kind: "definitive-plan" as const, subject: "later answers" };
  await buysByCard(deps, member);
  await inTransaction(deps.db, (tx) => makePromise(deps, tx, later));
  await voidEndedPromises(deps);
  const rows = deps.db.selectFrom("promises").select("subject").where("accountId", "=", member.accountId);
  expect(await rows.where("state", "=", "running").where("kind", "=", "definitive-plan").execute()).toEqual([
    { subject: "later answers" },
  ]);
});
