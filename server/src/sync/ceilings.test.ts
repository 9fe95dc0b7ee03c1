import { SYNC_KINDS, type SyncKind } from "@app/contract/sync";
import { applyOperation, emptyRecord } from "@app/engine/sync/merge";
import { expect } from "vitest";
import { aMessage, push } from "../conversations/testing/messages.ts";
import { aFood, anOwnFood, anOwnMeal, aSleep, ownFood } from "../diary/testing/diary-records.ts";
import { test } from "../testing/http.ts";
import { CEILINGS, createTally, type KindCounts } from "./ceilings.ts";
import { aDevice, aHealthMember, answerHealth } from "./testing/devices.ts";

const HOUR = 3_600_000;
const NOW = new Date("2026-11-12T10:00:00Z");
const results = (reply: { acks: { result: string }[] }) => reply.acks.map(({ result }) => result);
const times = <Value>(count: number, make: () => Value): Value[] => Array.from({ length: count }, make);

test("an account has a thousand own foods: one more is refused alone, and what stands may be changed and deleted", async ({
  api,
  deps,
  clock,
}) => {
  const { id: accountId, headers } = await aHealthMember(api);
  const phone = aDevice(api, headers, deps.now);
  const foods = times(CEILINGS["own-food"].records, () => anOwnFood());
  for (let sent = 0; sent < foods.length; sent += 200)
    await phone.sync(...foods.slice(sent, sent + 200).map(([kind, id, fields]) => phone.put(id, fields, kind)));
  const [first, second] = foods;
  if (!first || !second) throw new Error("no foods");
  const [tooMany, night] = [anOwnFood(), aSleep()];
  clock.advance(1_000);

  const reply = await phone.sync(
    phone.put(tooMany[1], tooMany[2], "own-food"),
    phone.put(night[1], night[2], "sleep"),
    phone.put(first[1], { name: "Bolo da Celia" }, "own-food"),
    { ...phone.remove(second[1]), kind: "own-food" },
    phone.put(tooMany[1], tooMany[2], "own-food"),
  );
  expect(results(reply)).toEqual(["full", "stored", "stored", "stored", "full"]);
  const stored = await deps.db.selectFrom("ownFoods").select("id").where("accountId", "=", accountId).execute();
  expect(stored).toHaveLength(CEILINGS["own-food"].records);

  // What the withdrawal of the consent erased counts no more.
  await answerHealth(api, headers, false);
  await answerHealth(api, headers, true);
  expect(results(await phone.sync(phone.put(tooMany[1], tooMany[2], "own-food")))).toEqual(["stored"]);
});

test("large meals reach the ceiling of bytes long before that of number", async ({ api, deps }) => {
  const { headers } = await aHealthMember(api);
  const phone = aDevice(api, headers, deps.now);
  const [, , { amount }] = aFood();
  const items = times(20, () => ({ food: ownFood, amount }));
  const sent = [];
  for (const _ of times(25, () => undefined)) {
    const batch = times(40, () => anOwnMeal({ items }));
    sent.push(...results(await phone.sync(...batch.map(([kind, id, fields]) => phone.put(id, fields, kind)))));
  }
  const stored = sent.filter((result) => result === "stored").length;
  expect(stored).toBeLessThan(CEILINGS["own-meal"].records);
  expect(sent).toEqual([...times(stored, () => "stored"), ...times(1_000 - stored, () => "full")]);
});

test("sixty messages an hour are taken, the next one waits for the hour after", async ({ api, deps, clock }) => {
  const { id: accountId } = await aHealthMember(api);
  const write = (count: number) =>
    push(deps, accountId, ...times(count, () => aMessage(deps, { thread: "support", text: "oi" })));
  expect(results(await write(61))).toEqual([...times(60, () => "stored"), "full"]);
  clock.advance(HOUR);
  expect(results(await write(1))).toEqual(["stored"]);
});

const record = (value: string) =>
  applyOperation(emptyRecord, { op: "put", hlc: "000000000001-0000-000000000000000a", fields: { name: value } });

test("an edit that grows beyond the bytes is refused, one that shrinks is taken, and nothing of the server's is", () => {
  const { bytes } = CEILINGS["own-food"];
  const full: KindCounts = { "own-food": { records: 5, bytes } };
  const tally = createTally(full, { now: NOW, isServers: false });
  expect(tally.admit("own-food", record("Bolo"), record("Bolo de fubá"))).toBe(false);
  expect(tally.admit("own-food", emptyRecord, record("Bolo"))).toBe(false);
  expect(tally.counts()).toEqual(full);
  expect(tally.admit("own-food", record("Bolo de fubá"), record("Bolo"))).toBe(true);
  expect(tally.counts()["own-food"]).toEqual({ records: 5, bytes: bytes - 9 });

  const servers = createTally(full, { now: NOW, isServers: true });
  expect(servers.admit("own-food", emptyRecord, record("Bolo"))).toBe(true);
  expect(servers.counts()["own-food"]?.records).toBe(6);
});

test("what one account may store of all kinds together fits on a disk", () => {
  const sumOf = (of: (kind: SyncKind) => number) => SYNC_KINDS.reduce((sum, kind) => sum + of(kind), 0);
  expect(sumOf((kind) => CEILINGS[kind].bytes)).toBeLessThanOrEqual(110_000_000);
  expect(sumOf((kind) => CEILINGS[kind].records)).toBeLessThanOrEqual(250_000);
});
