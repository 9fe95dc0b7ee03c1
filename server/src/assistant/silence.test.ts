import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { inTransaction } from "../platform/database/db.ts";
import { HOUR_MS, MINUTE_MS } from "../platform/time.ts";
import { makePromise } from "../promises/make-promise.ts";
import { pausePromise } from "../promises/pauses/pause-promise.ts";
import { anAskingMember, ask, test, words } from "./testing/asking-over-http.ts";

test("a question ends the wait for a sign of the member, once, and no wait for an answer", async ({
  service,
  vendor,
  clock,
}) => {
  const { deps } = service;
  const member = await anAskingMember(deps);
  vendor.setScripts([{ steps: words("Pode sim.") }]);
  const keyOf = (kind: "fortnightly-diet" | "definitive-plan") =>
    ({ accountId: member.accountId, kind, subject: "silence" }) as const;
  const promiseOf = (kind: "fortnightly-diet" | "definitive-plan") =>
    inTransaction(deps.db, (tx) => makePromise(deps, tx, keyOf(kind)));
  const [diet, plan] = [await promiseOf("fortnightly-diet"), await promiseOf("definitive-plan")];
  clock.advance(MINUTE_MS);
  const silence = { reason: "membro-em-silencio", actor: "equipe", nudges: 2, silentDays: 7, by: "Helena" } as const;
  const answer = { reason: "esperando-o-membro", actor: "equipe", messageSent: true, by: "Rafael" } as const;
  const fallSilent = () =>
    inTransaction(deps.db, (tx) => pausePromise(deps, tx, { ...keyOf("fortnightly-diet"), ...silence }));
  expect(await fallSilent()).toBe("paused");
  await inTransaction(deps.db, (tx) => pausePromise(deps, tx, { ...keyOf("definitive-plan"), ...answer }));
  const pausedNow = async () => {
    const pauses = deps.db.selectFrom("promisePauses").select("promiseId").where("accountId", "=", member.accountId);
    return (await pauses.where("endsAt", "is", null).execute()).map(({ promiseId }) => promiseId).toSorted();
  };
  expect(await pausedNow()).toEqual([diet.id, plan.id].toSorted());

  clock.advance(HOUR_MS);
  const question = { id: randomUUID(), text: "Posso jantar?" };
  await ask(service, member, question);
  expect(await pausedNow()).toEqual([plan.id]);
  const events = deps.db.selectFrom("promiseEvents").select(["event", "by"]).where("promiseId", "=", diet.id);
  expect((await events.orderBy("id").execute()).at(-1)).toEqual({ event: "resumed", by: "membro" });

  // Sent again after a lost answer, the same question is no new sign.
  clock.advance(MINUTE_MS);
  expect(await fallSilent()).toBe("paused");
  await ask(service, member, question);
  expect(await pausedNow()).toHaveLength(2);
});
