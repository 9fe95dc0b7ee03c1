import { plainAnswers } from "@app/engine/intake/testing/rows-raised";
import { expect } from "vitest";
import { completeIntake } from "../intake/complete-intake.ts";
import { aCompleteMember, save } from "../intake/testing/answering.ts";
import { keepPromise } from "../promises/keep-promise.ts";
import { makePromise } from "../promises/make-promise.ts";
import { pausePromise } from "../promises/pauses/pause-promise.ts";
import { aMember } from "../testing/purchases.ts";
import { promiseOf, test } from "./testing/overview-test.ts";

const DAY = 24 * 60 * 60_000;

test("the definitive plan is due five days after the answers, and shown as late after that, with its days", async ({
  deps,
  asaas,
  clock,
  overview,
}) => {
  void asaas;
  const member = await aCompleteMember(deps);
  const { accountId } = member;
  await save(deps, accountId, plainAnswers);
  await completeIntake(deps, accountId);

  const answered = await overview(member.headers);
  expect(promiseOf(answered, "questionnaire")).toMatchObject({ state: "kept" });
  expect(promiseOf(answered, "provisional-plan")).toMatchObject({ state: "kept", text: "Pronto." });
  const answeredAt = Date.parse(promiseOf(answered, "questionnaire")?.at ?? "");
  const dueBy = new Date(answeredAt + 5 * DAY).toISOString();
  expect(promiseOf(answered, "definitive-plan")).toMatchObject({ state: "due", dueBy });

  clock.advance(5 * DAY + 1);
  const late = promiseOf(await overview(member.headers), "definitive-plan");
  expect(late).toMatchObject({ state: "late", dueBy, text: expect.stringContaining("+1 dia") });

  const definitive = { accountId, kind: "definitive-plan", subject: "assessment-1" } as const;
  await keepPromise(deps, deps.db, definitive);
  expect(promiseOf(await overview(member.headers), "definitive-plan")).toMatchObject({
    state: "kept",
    dueBy: null,
    text: expect.stringContaining("depois do prazo"),
  });
});

test("a clock that the member paused stands still", async ({ deps, asaas, overview }) => {
  void asaas;
  const member = await aCompleteMember(deps);
  const definitive = { accountId: member.accountId, kind: "definitive-plan", subject: "assessment-1" } as const;
  await makePromise(deps, deps.db, definitive);
  await pausePromise(deps, deps.db, { ...definitive, actor: "membro", reason: "viagem", by: "member" });
  expect(promiseOf(await overview(member.headers), "definitive-plan")).toMatchObject({ state: "paused" });
});

test("who is promised no plan after the answers reads of none", async ({ deps, asaas, overview }) => {
  void asaas;
  const member = await aCompleteMember(deps);
  await save(deps, member.accountId, { ...plainAnswers, q02: "2012-05-01" });
  await completeIntake(deps, member.accountId);
  const home = await overview(member.headers);
  expect(promiseOf(home, "definitive-plan")?.state).not.toBe("due");
});

test("a promised call is shown with its due time", async ({ deps, overview }) => {
  const conversionParams = { currentUrl: "https://prumo.example/lp" };
  const member = await aMember(deps, { conversionParams });
  const lead = await deps.db
    .selectFrom("leads")
    .select(["id", "dueAt"])
    .where("accountId", "=", member.accountId)
    .executeTakeFirstOrThrow();
  expect((await overview(member.headers)).promises).toMatchObject([
    { key: "call", state: "due", dueBy: lead.dueAt.toISOString() },
  ]);

  const contactedAt = deps.now();
  await deps.db.updateTable("leads").set({ contactedAt }).where("id", "=", lead.id).execute();
  expect((await overview(member.headers)).promises).toMatchObject([
    { key: "call", state: "kept", at: contactedAt.toISOString() },
  ]);
});
