import { MAX_CLOCK_AHEAD_MS, MAX_MUTATIONS } from "@app/contract/sync";
import { sql } from "kysely";
import { expect, vi } from "vitest";
import { weightKind } from "../diary/weight-kind.ts";
import { inTransaction } from "../platform/database/db.ts";
import { test } from "../testing/http.ts";
import { aMember } from "../testing/members.ts";
import { lockHead } from "./lock-head.ts";
import { aDevice, aHealthMember, answerHealth } from "./testing/devices.ts";
import { aRecordId } from "./testing/record-ids.ts";

const AT = "2026-11-10T10:00:00.000Z";
const results = (reply: { acks: { result: string }[] }) => reply.acks.map(({ result }) => result);

test("a weight written on one device arrives on the other, once", async ({ api, deps }) => {
  const { headers } = await aHealthMember(api);
  const [phone, laptop] = [aDevice(api, headers, deps.now), aDevice(api, headers, deps.now)];
  const id = aRecordId();
  const entry = phone.put(id, { at: AT, kg: 82.35 });

  const pushed = await phone.sync(entry);
  expect(results(pushed)).toEqual(["stored"]);
  expect(pushed.changes.map((change) => change.id)).toEqual([id]);

  const pulled = await laptop.sync();
  expect(pulled).toMatchObject({ reset: false, more: false, acks: [] });
  expect(pulled.changes).toEqual([
    {
      id,
      kind: "weight",
      deleted: false,
      fields: { at: AT, kg: 82.35 },
      clocks: { fields: { at: entry.hlc, kg: entry.hlc }, deleted: null },
      conflicts: [],
    },
  ]);
  expect((await laptop.sync()).changes).toEqual([]);
});

test("a replayed batch changes nothing: no revision, no second row", async ({ api, deps }) => {
  const { id: accountId, headers } = await aHealthMember(api);
  const phone = aDevice(api, headers, deps.now);
  const id = aRecordId();
  const batch = [phone.put(id, { at: "2026-11-10T10:00:00Z", kg: 82.3 }), phone.put(id, { kg: 82.1 })];
  const first = await phone.sync(...batch);

  const again = await phone.sync(...batch);

  expect(results(again)).toEqual(["stored", "stored"]);
  expect(again).toMatchObject({ cursor: first.cursor, changes: [] });
  const rows = await deps.db.selectFrom("weights").select("rev").where("accountId", "=", accountId).execute();
  expect(rows).toEqual([{ rev: "1" }]);
});

test("the later write of a field wins on both devices, whichever arrives last; the other is offered", async ({
  api,
  deps,
  clock,
}) => {
  const { id: accountId, headers } = await aHealthMember(api);
  const [phone, laptop] = [aDevice(api, headers, deps.now), aDevice(api, headers, deps.now)];
  const id = aRecordId();
  await phone.sync(phone.put(id, { at: AT, kg: 82 }));
  await laptop.sync();
  clock.advance(1_000);
  const earlier = laptop.put(id, { kg: 82.9 });
  clock.advance(1_000);
  const later = phone.put(id, { kg: 83 });

  await phone.sync(later);
  const arrivedLast = await laptop.sync(earlier);

  expect(results(arrivedLast)).toEqual(["stored"]);
  expect(arrivedLast.changes).toMatchObject([
    { fields: { at: AT, kg: 83 }, conflicts: [{ field: "kg", value: 82.9, hlc: earlier.hlc }] },
  ]);
  expect((await phone.sync()).changes).toEqual(arrivedLast.changes);

  // Taken back as an edit of its own, the lost value wins; what it beat is offered in turn.
  clock.advance(1_000);
  const restored = await laptop.sync(laptop.put(id, { kg: 82.9 }));
  expect(restored.changes).toMatchObject([{ fields: { kg: 82.9 }, conflicts: [{ field: "kg", value: 83 }] }]);
  const kept = await deps.db.selectFrom("syncConflicts").select("value").where("accountId", "=", accountId).execute();
  expect(kept).toEqual([{ value: 83 }]);
});

test("a delete beats older edits; a newer edit revives the record", async ({ api, deps, clock }) => {
  const { headers } = await aHealthMember(api);
  const [phone, laptop] = [aDevice(api, headers, deps.now), aDevice(api, headers, deps.now)];
  const id = aRecordId();
  await phone.sync(phone.put(id, { at: AT, kg: 82 }));
  const older = laptop.put(id, { kg: 82.9 });
  clock.advance(1_000);
  await phone.sync(phone.remove(id));

  expect((await laptop.sync(older)).changes).toMatchObject([{ id, deleted: true, fields: {}, conflicts: [] }]);

  clock.advance(1_000);
  const revived = await laptop.sync(laptop.put(id, { kg: 81 }));
  expect(revived.changes).toMatchObject([{ id, deleted: false, fields: { at: AT, kg: 81 } }]);
});

test("wrong mutations are refused one by one, and the rest of the batch is stored", async ({ api, deps }) => {
  const { headers } = await aHealthMember(api);
  const phone = aDevice(api, headers, deps.now);
  const ahead = aDevice(api, headers, () => new Date(deps.now().getTime() + MAX_CLOCK_AHEAD_MS + 60_000));
  const weight = { at: AT, kg: 82 };
  const reply = await phone.sync(
    phone.put(aRecordId(), weight),
    phone.put(aRecordId(), { ...weight, kg: 19.99 }),
    phone.put(aRecordId(), { ...weight, kg: 82.355 }),
    phone.put(aRecordId(), { ...weight, kg: "82" }),
    phone.put(aRecordId(), { ...weight, at: "0000-01-01T00:00:00Z" }),
    phone.put(aRecordId(), { ...weight, at: "9999-01-01T00:00:00Z" }),
    phone.put(aRecordId(), { ...weight, note: "x" }),
    phone.put(aRecordId(), {}),
    { ...phone.put(aRecordId(), weight), kind: "steps" },
    ahead.put(aRecordId(), weight),
    phone.put(aRecordId(), { kg: 82 }),
    phone.remove(aRecordId()),
    phone.put(aRecordId(), weight),
  );

  expect(results(reply)).toEqual([
    "stored",
    ...Array.from({ length: 7 }, () => "invalid"),
    "unknown-kind",
    "clock-ahead",
    "gone",
    "stored",
    "stored",
  ]);
  expect(reply.changes).toHaveLength(2);
  expect((await phone.send([{ ...phone.remove(aRecordId()), hlc: "soon" }])).status).toBe(422);
});

test("no weight is stored without the consent", async ({ api, deps }) => {
  const { id: accountId, headers } = await aMember(api);
  const phone = aDevice(api, headers, deps.now);

  expect(results(await phone.sync(phone.put(aRecordId(), { at: AT, kg: 82 })))).toEqual(["consent-missing"]);
  expect((await answerHealth(api, headers, true, "2020-01")).body).toMatchObject({ error: "consent-text-changed" });
  await answerHealth(api, headers, true);
  expect(results(await phone.sync(phone.put(aRecordId(), { at: AT, kg: 82 })))).toEqual(["stored"]);

  const rows = await deps.db.selectFrom("weights").select("kg").where("accountId", "=", accountId).execute();
  expect(rows).toEqual([{ kg: "82.00" }]);
});

test("withdrawing the consent erases the weights, and every device starts over", async ({ api, deps, clock }) => {
  const { id: accountId, headers } = await aHealthMember(api);
  const [phone, laptop] = [aDevice(api, headers, deps.now), aDevice(api, headers, deps.now)];
  const id = aRecordId();
  await phone.sync(phone.put(id, { at: AT, kg: 82 }));
  await laptop.sync(laptop.put(id, { kg: 83 }));

  clock.advance(1_000);
  await answerHealth(api, headers, false);

  for (const table of ["weights", "syncConflicts"] as const)
    expect(await deps.db.selectFrom(table).select("accountId").where("accountId", "=", accountId).execute()).toEqual(
      [],
    );
  expect(await laptop.sync(laptop.put(id, { kg: 84 }))).toMatchObject({
    reset: true,
    withdrawn: true,
    changes: [],
    acks: [{ result: "consent-missing" }],
  });
  clock.advance(1_000);
  await answerHealth(api, headers, true);
  expect(await phone.sync(phone.put(id, { kg: 84 }))).toMatchObject({
    reset: true,
    withdrawn: false,
    acks: [{ result: "gone" }],
  });
  expect(await phone.sync(phone.put(id, { at: AT, kg: 84 }))).toMatchObject({ acks: [{ result: "stored" }] });
});

test("a withdrawal waits for a running sync and erases what it stores", async ({ api, deps }) => {
  const { id: accountId, headers } = await aHealthMember(api);
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const fields = { at: { value: AT, hlc: "0".repeat(32) }, kg: { value: 82, hlc: "0".repeat(32) } };
  const saved = { fields, rev: 1, deleted: null, isContested: false, deletedAt: null, savedAt: deps.now() };

  const withdrawing = await inTransaction(deps.db, async (tx) => {
    await lockHead(tx, accountId);
    const answer = answerHealth(api, headers, false);
    await vi.waitFor(async () => expect((await waiting.execute(deps.db)).rows).toHaveLength(1), { timeout: 10_000 });
    await weightKind.save(tx, accountId, [{ ...saved, id: aRecordId() }]);
    return { answer };
  });

  expect((await withdrawing.answer).status).toBe(200);
  const stored = await deps.db.selectFrom("weights").select("id").where("accountId", "=", accountId).execute();
  expect(stored).toEqual([]);
});

test("a device pulls page by page, and another device's writes in between are not skipped", async ({ api, deps }) => {
  const { headers } = await aHealthMember(api);
  const [phone, laptop] = [aDevice(api, headers, deps.now), aDevice(api, headers, deps.now)];
  const weights = Array.from({ length: 3 }, () =>
    Array.from({ length: MAX_MUTATIONS }, () => phone.put(aRecordId(), { at: AT, kg: 80 })),
  );
  for (const batch of weights) await phone.sync(...batch);

  const seen: string[] = [];
  const first = await laptop.sync();
  expect(first).toMatchObject({ more: true, changes: { length: 500 } });
  const added = phone.put(aRecordId(), { at: AT, kg: 79 });
  await phone.sync(added);
  const second = await laptop.sync();
  seen.push(...first.changes.map(({ id }) => id), ...second.changes.map(({ id }) => id));

  expect(second.more).toBe(false);
  expect(new Set(seen)).toEqual(new Set([...weights.flat().map(({ id }) => id), added.id]));
  expect(seen).toHaveLength(601);
});

test.for(["", "nonsense", "x.1", `${crypto.randomUUID()}.1`])(
  "the cursor %j is of no use: start over",
  async (cursor, { api, deps }) => {
    const { headers } = await aHealthMember(api);
    const phone = aDevice(api, headers, deps.now);
    const { cursor: own } = await phone.sync(phone.put(aRecordId(), { at: AT, kg: 80 }));
    const beyond = own.replace(/\.\d+$/, ".99");

    for (const useless of [cursor, beyond])
      expect((await phone.send([], useless)).body.return).toMatchObject({
        reset: true,
        changes: [{ fields: { kg: 80 } }],
      });
    expect((await phone.send([], null)).body.return).toMatchObject({ reset: false, changes: { length: 1 } });
  },
);

test("concurrent pushes of one account get revisions of their own", async ({ api, deps }) => {
  const { id: accountId, headers } = await aHealthMember(api);
  const phones = Array.from({ length: 6 }, () => aDevice(api, headers, deps.now));
  await Promise.all(phones.map((phone) => phone.sync(phone.put(aRecordId(), { at: AT, kg: 80 }))));

  const rows = await deps.db
    .selectFrom("weights")
    .select("rev")
    .where("accountId", "=", accountId)
    .orderBy("rev")
    .execute();
  expect(rows.map(({ rev }) => Number(rev))).toEqual([1, 2, 3, 4, 5, 6]);
});

test("another account's record with the same id is another record", async ({ api, deps }) => {
  const [ana, bia] = [await aHealthMember(api), await aHealthMember(api)];
  const [hers, other] = [aDevice(api, ana.headers, deps.now), aDevice(api, bia.headers, deps.now)];
  const id = aRecordId();
  await hers.sync(hers.put(id, { at: AT, kg: 80 }));

  expect(results(await other.sync(other.put(id, { kg: 90 })))).toEqual(["gone"]);
  await other.sync(other.put(id, { at: AT, kg: 90 }));
  expect((await hers.send([], null)).body.return?.changes).toMatchObject([{ fields: { kg: 80 } }]);
});

test("a deleted account's late request stores nothing", async ({ api, deps }) => {
  const { id: accountId, headers, password } = await aHealthMember(api);
  const phone = aDevice(api, headers, deps.now);
  await phone.sync(phone.put(aRecordId(), { at: AT, kg: 80 }));
  await api("POST", "/v1/account/deletion", { headers, body: { password, word: "EXCLUIR" } });

  expect((await phone.send([phone.put(aRecordId(), { at: AT, kg: 80 })])).status).toBe(401);
  for (const table of ["weights", "syncConflicts", "syncHeads"] as const)
    expect(await deps.db.selectFrom(table).select("accountId").where("accountId", "=", accountId).execute()).toEqual(
      [],
    );
});
