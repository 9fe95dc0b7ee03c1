import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { addMs, DAY_MS, MINUTE_MS } from "../../platform/time.ts";
import { keepPromise } from "../../promises/keep-promise.ts";
import { makePromise } from "../../promises/make-promise.ts";
import { pausePromise } from "../../promises/pauses/pause-promise.ts";
import { sweepPromises } from "../../promises/sweep-promises.ts";
import { voidPromises } from "../../promises/void-promises.ts";
import { aStaffMember, assign } from "../../staff/testing/a-staff-member.ts";
import { aMember, buysByCard } from "../../testing/purchases.ts";
import { MONDAY, test } from "./testing/test.ts";

const at = (deps: Deps, moment: Date): Deps => ({ ...deps, now: () => moment });

test("a request without a session is refused, and another member's promises never appear", async ({
  api,
  deps,
  promised,
}) => {
  expect((await api("GET", "/v1/account/promises")).status).toBe(401);
  const [ana, bia] = [await aMember(deps), await aMember(deps)];
  const promise = { kind: "chat-answer", subject: crypto.randomUUID() } as const;
  await makePromise(deps, deps.db, { accountId: ana.accountId, ...promise });
  await keepPromise(deps, deps.db, { accountId: ana.accountId, ...promise });
  await makePromise(deps, deps.db, { accountId: ana.accountId, kind: "provisional-plan", subject: "assessment-1" });
  expect((await promised(ana.headers)).promises).toHaveLength(2);
  expect(await promised(bia.headers)).toEqual({
    promises: [],
    totals: { kept: 0, keptLate: 0, running: 0, creditDays: 0 },
    validUntil: null,
  });
});

test("the plan's end is shown, and one's own professionals by their first names", async ({ deps, asaas, promised }) => {
  void asaas;
  const member = await aMember(deps);
  await buysByCard(deps, member);
  const { id } = await aStaffMember(deps);
  await deps.db.updateTable("staff").set({ name: "Júlia Prates" }).where("id", "=", id).execute();
  await assign(deps, id, member.accountId, "nutri");
  const key = { accountId: member.accountId, kind: "chat-answer", subject: crypto.randomUUID() } as const;
  await makePromise(deps, deps.db, key);

  const { promises, validUntil } = await promised(member.headers);
  expect(promises.find(({ kind }) => kind === "chat-answer")?.keptBy).toBe("Júlia e Rafael");
  expect(validUntil?.slice(0, 10)).toBe(
    addMs(deps.now(), 365 * DAY_MS)
      .toISOString()
      .slice(0, 10),
  );

  await keepPromise(deps, deps.db, { ...key, by: "Júlia Prates" });
  const answered = await promised(member.headers);
  expect(answered.promises.find(({ kind }) => kind === "chat-answer")?.keptBy).toBe("Júlia");
});

test.for([
  ["definitive-plan", "membro", "viagem", /você pausou o plano para viajar/],
  ["definitive-plan", "membro", "luto", /^Parado: você pausou o plano\.$/],
  ["call-back-24h", "equipe", "numero-nao-atende-2-tentativas", /ligamos duas vezes/],
] as const)(
  "%s stands still while the %s pauses it for %s",
  async ([kind, actor, reason, text], { deps, promised }) => {
    const member = await aMember(deps);
    const key = { accountId: member.accountId, kind, subject: "one" } as const;
    await makePromise(deps, deps.db, key);
    expect(await pausePromise(deps, deps.db, { ...key, actor, reason, by: "test" })).toBe("paused");
    expect((await promised(member.headers)).promises).toMatchObject([
      { state: "paused", text: expect.stringMatching(text) },
    ]);
  },
);

test("a review that opens later is still to come, what became void is not shown, and what was missed is", async ({
  deps,
  promised,
}) => {
  const member = await aMember(deps);
  const { accountId } = member;
  const opensAt = addMs(MONDAY, 6 * DAY_MS);
  const opening = { accountId, kind: "weekly-review-opened", subject: "2026-11-16", startsAt: opensAt } as const;
  await makePromise(deps, deps.db, opening);
  await makePromise(deps, deps.db, { accountId, kind: "definitive-plan", subject: "assessment-1" });
  await voidPromises(deps, deps.db, { accountId, kinds: ["definitive-plan"] });
  expect((await promised(member.headers)).promises).toMatchObject([{ state: "coming", at: opensAt.toISOString() }]);

  await makePromise(at(deps, addMs(MONDAY, -20 * DAY_MS)), deps.db, {
    accountId,
    kind: "fortnightly-diet",
    subject: "plan-1",
  });
  await sweepPromises(deps);
  await voidPromises(deps, deps.db, { accountId, kinds: ["fortnightly-diet"] });
  expect((await promised(member.headers)).promises).toMatchObject([
    { state: "missed", credit: { days: 2 }, at: MONDAY.toISOString(), ifLate: null },
    { state: "coming" },
  ]);
});

test("of a long history the newest hundred are shown, everything that is owed, and the totals of all", async ({
  deps,
  clock,
  promised,
}) => {
  const member = await aMember(deps);
  for (let index = 0; index < 104; index += 1) {
    const key = { accountId: member.accountId, kind: "chat-answer", subject: crypto.randomUUID() } as const;
    await makePromise(deps, deps.db, key);
    clock.advance(MINUTE_MS);
    if (index > 1) await keepPromise(deps, deps.db, key);
  }
  const { promises, totals } = await promised(member.headers);
  expect(promises).toHaveLength(102);
  expect(totals).toEqual({ kept: 102, keptLate: 0, running: 2, creditDays: 0 });
  expect(promises.map(({ at: moment }) => moment)).toEqual(promises.map(({ at: moment }) => moment).toSorted());
});
