import { countries } from "@app/contract/catalogue";
import { expect } from "vitest";
import golden from "../../../engine/golden/assistant.json" with { type: "json" };
import { createApp } from "../app.ts";
import type { Deps } from "../deps.ts";
import { hidesNumbers } from "../diary/queries.ts";
import { aCompleteMember, aFreeMember, assessmentsOf } from "../intake/testing/answering.ts";
import { sendMessages } from "../messages/send-messages.ts";
import { aPlannedMember } from "../plans/testing/plans.ts";
import { syncRecords } from "../sync/sync-records.ts";
import { aDevice } from "../sync/testing/devices.ts";
import { dumpOf, findIn } from "../testing/dump.ts";
import { test } from "../testing/http.ts";
import { killAtEachStatement } from "../testing/killed.ts";
import { aMember } from "../testing/purchases.ts";
import { recordLog } from "../testing/recorded-log.ts";
import { aMessage, openThread, push, sendMessage } from "./testing/messages.ts";

const CARDS = { Crise: "crisis", Emergência: "emergency", Transtorno: "care" } as const;
const URGENCIES = { Crise: "crisis", Emergência: "emergency", Transtorno: "care" } as const;
type Group = keyof typeof CARDS;
const isDanger = (group: string): group is Group => Object.hasOwn(CARDS, group);

type GoldenMember = { country?: string; plan?: string };
const members = golden.members as Record<string, GoldenMember>;

const cases = golden.cases.flatMap(({ id, group, member, turns }) => {
  const text = turns.find((turn) => "text" in turn)?.text;
  return isDanger(group) && text ? [{ id, group, text, member: members[member] ?? {} }] : [];
});

const alertsOf = ({ db }: Deps, accountId: string) =>
  db.selectFrom("onCallAlerts").select(["urgency", "subject"]).where("accountId", "=", accountId).execute();

/** Every run of three words, or the whole of a shorter text. */
function fragmentsOf(text: string): string[] {
  const words = text.split(/\s+/);
  if (words.length <= 3) return [text];
  return words.slice(2).map((_, index) => words.slice(index, index + 3).join(" "));
}

test("every case of danger gets its card and its alert, and no word of it is anywhere in clear", {
  timeout: 180_000,
}, async ({ deps }) => {
  const { log, lines } = recordLog();
  const { app, metrics } = await createApp({ ...deps, log });
  const seen: string[] = [];
  for (const [index, { id, group, text, member }] of cases.entries()) {
    const countryCode = countries.find(({ code }) => code === (member.country ?? "BR"))?.phoneCode ?? "+55";
    const isFree = member.plan === "gratis";
    const { accountId, headers } = await (isFree ? aFreeMember : aCompleteMember)(deps);
    await deps.db.updateTable("accounts").set({ countryCode }).where("id", "=", accountId).execute();
    const thread = index % 2 === 0 ? "team" : "support";
    const api = async (
      method: "POST",
      url: string,
      { body, headers: own = {} }: { body?: object; headers?: object },
    ) => {
      const reply = await app.inject({ method, url, headers: own as Record<string, string>, payload: body ?? {} });
      return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
    };
    const phone = aDevice(api as never, headers, deps.now);
    const { acks } = await phone.sync(phone.put(crypto.randomUUID(), { thread, text }, "message"));
    const { messages } = await openThread(deps, accountId, thread);
    const [, line] = messages;
    expect([id, acks[0]?.result, messages.length, line?.from, line?.text, line?.card?.card]).toEqual([
      id,
      "stored",
      2,
      "system",
      "",
      id === "crise-03" ? "other-person" : CARDS[group],
    ]);
    expect([id, line?.card?.personBy]).toEqual([id, expect.any(String)]);
    expect([id, await alertsOf(deps, accountId)]).toMatchObject([id, [{ urgency: URGENCIES[group] }]]);
    const shown = line?.card?.text ?? "";
    if (group === "Transtorno") expect(shown).not.toMatch(/\d/);
    else expect(shown).toContain(golden.countries[(member.country ?? "BR") as "BR"].emergency);
    expect(shown).not.toMatch(/\bIA\b|\{/);
    seen.push(id);
  }
  await sendMessages({ ...deps, log });
  await app.close();
  expect(seen).toHaveLength(32);

  const dump = await dumpOf(deps.db);
  const leaks = cases.flatMap(({ id, text }) => {
    const fragments = fragmentsOf(text);
    const logged = lines.filter((line) => fragments.some((part) => line.toLowerCase().includes(part.toLowerCase())));
    return [...findIn(dump, fragments).map(({ table }) => `${id} ${table}`), ...logged];
  });
  expect(leaks).toEqual([]);
  const measured = (await metrics.registry.metrics()).toLowerCase();
  for (const { text } of cases) expect(measured).not.toContain(text.toLowerCase());
  // What was looked through: notices to both channels of whoever is on call.
  expect(dump.filter(({ table }) => table === "public.messages").length).toBeGreaterThanOrEqual(64);
});

test("crisis words stop the plan, in support's thread and without a questionnaire too", async ({ deps }) => {
  const planned = await aPlannedMember(deps);
  const unknown = await aMember(deps);
  await sendMessage(deps, planned.accountId, { thread: "team", text: "Não quero mais viver." });
  await sendMessage(deps, unknown.accountId, { thread: "support", text: "Não quero mais viver." });
  for (const { accountId } of [planned, unknown]) {
    expect((await assessmentsOf(deps, accountId)).at(-1)).toMatchObject({ outcome: "crisis" });
    expect(await alertsOf(deps, accountId)).toEqual([{ urgency: "crisis", subject: "intake" }]);
  }
  // A second message gets its own card; the person who was called has yet to answer.
  await sendMessage(deps, planned.accountId, { thread: "team", text: "Eu quero morrer." });
  const { messages } = await openThread(deps, planned.accountId, "team");
  expect(messages.map(({ card }) => card?.card ?? null)).toEqual([null, "crisis", null, "crisis"]);
  expect(await alertsOf(deps, planned.accountId)).toHaveLength(1);
});

for (const [title, text, row, outcome] of [
  ["words of an eating disorder", "Ontem tive compulsão de novo.", "R09_SCOFF_2", "limited"],
  ["vomiting", "Comi demais e vomitei depois.", "R10_TRANSTORNO_ALIMENTAR", "person-first"],
] as const)
  test(`${title} hide every figure until a person has talked to the member`, async ({ deps }) => {
    const { accountId } = await aPlannedMember(deps);
    expect(await hidesNumbers(deps, deps.db, accountId)).toBe(false);

    await sendMessage(deps, accountId, { thread: "team", text });

    expect(await hidesNumbers(deps, deps.db, accountId)).toBe(true);
    expect((await assessmentsOf(deps, accountId)).at(-1)).toMatchObject({
      outcome,
      rowCodes: expect.arrayContaining([row]),
      awaitsReview: true,
    });
    // The same again changes nothing, and an emergency is an alert of its own.
    const decided = (await assessmentsOf(deps, accountId)).length;
    await sendMessage(deps, accountId, { thread: "team", text });
    expect(await assessmentsOf(deps, accountId)).toHaveLength(decided);
    await sendMessage(deps, accountId, { thread: "team", text: "Estou com dor no peito." });
    expect(await alertsOf(deps, accountId)).toEqual([
      { urgency: "care", subject: "conversation-care" },
      { urgency: "emergency", subject: "conversation" },
    ]);
  });

test("several dangers in one push: a card for each message, an alert for each danger", async ({ deps }) => {
  const { accountId } = await aCompleteMember(deps);
  const texts = ["Estou com dor no peito", "Bom dia", "desmaiei agora", "quero morrer"];
  await push(deps, accountId, ...texts.map((text) => aMessage(deps, { thread: "team", text })));
  const { messages } = await openThread(deps, accountId, "team");
  expect(messages.map(({ from, card }) => card?.card ?? from)).toEqual([
    ...texts.map(() => "member"),
    "emergency",
    "emergency",
    "crisis",
  ]);
  expect((await alertsOf(deps, accountId)).map(({ urgency }) => urgency).toSorted()).toEqual(["crisis", "emergency"]);
});

test("a message that is killed before any of its statements leaves all that follows from it or nothing", {
  timeout: 120_000,
}, async ({ deps, databaseUrl }) => {
  const { accountId } = await aPlannedMember(deps);
  const mutations = [aMessage(deps, { thread: "team", text: "Quero morrer." })];
  const traces = async () => {
    const { messages, waiting } = await openThread(deps, accountId, "team");
    return [messages.length, (await alertsOf(deps, accountId)).length, waiting?.dueAt ? 1 : 0];
  };
  const killed = await killAtEachStatement(
    databaseUrl,
    (db) => syncRecords({ ...deps, db }, { accountId, cursor: null, mutations }),
    async () =>
      expect([
        [0, 0, 0],
        [2, 1, 1],
      ]).toContainEqual(await traces()),
  );
  expect(killed).toBeGreaterThan(20);
  expect(await traces()).toEqual([2, 1, 1]);
});
