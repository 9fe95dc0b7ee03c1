import { recordIdOf } from "@app/engine/intake/answer-id";
import { plainAnswers } from "@app/engine/intake/testing/rows-raised";
import { sql } from "kysely";
import { expect } from "vitest";
import type { Deps } from "../deps.ts";
import { anOwnFood, anOwnMeal } from "../diary/testing/diary-records.ts";
import { createAnswerKind } from "../intake/answers/answer-kind.ts";
import { completeIntake } from "../intake/complete-intake.ts";
import { aCompleteMember, anAnswer, save } from "../intake/testing/answering.ts";
import { createKeyRing } from "../platform/key-ring.ts";
import { aDevice } from "../sync/testing/devices.ts";
import { test } from "../testing/http.ts";
import { formatToday } from "./format-today.ts";
import { getToday } from "./get-today.ts";
import { countStaleValues, resealValues } from "./reseal-values.ts";

const [OLD, NEW] = ["the example key before the rotation", "the example key after the rotation!"];

/** The same product with other keys, as after a restart. */
function withKeys(deps: Deps, current: string, old: string[]): Deps {
  const keyRing = createKeyRing(current, old);
  const nothing = async () => {};
  const encryption = keyRing.encryption("health-data");
  const answerKind = createAnswerKind({ encryption, afterSave: nothing, onErased: nothing });
  const syncKinds = deps.syncKinds.map((kind) => (kind.name === "answer" ? answerKind : kind));
  return { ...deps, keyRing, syncKinds };
}

/** Every table of the schema with a column of sealed bytes. */
async function listSealedTables({ db }: Deps): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'sealed'`.execute(
    db,
  );
  const camel = (name: string) => name.replace(/_(\w)/g, (_, character: string) => character.toUpperCase());
  return rows.map(({ name }) => camel(name)).toSorted();
}

test("the command seals everything anew while members answer: nothing is lost, and the old key is needed no more", async ({
  deps,
}) => {
  const before = withKeys(deps, OLD, []);
  const members = [await aCompleteMember(deps), await aCompleteMember(deps), await aCompleteMember(deps)];
  for (const { accountId } of members) {
    await save(before, accountId, plainAnswers);
    await completeIntake(before, accountId);
  }
  const rotating = withKeys(deps, NEW, [OLD]);
  expect(await countStaleValues(rotating)).toBeGreaterThan(3 * 40);
  expect(formatToday(await getToday(rotating))).toContain("npm run rotate-keys");

  let isRunning = true;
  const answering = members.map(async ({ accountId }) => {
    for (let kg = 60; isRunning || kg < 63; kg += 1) await save(rotating, accountId, { q05: 60 + (kg % 40) });
  });
  const counts = new Map<string, number>();
  // Two of them at once: one may be started again before the other has ended.
  await Promise.all([1, 2].map(() => resealValues(rotating, (table, count) => counts.set(table, count))));
  isRunning = false;
  await Promise.all(answering);
  await resealValues(rotating, () => {});

  expect([...counts.keys()].toSorted()).toEqual(await listSealedTables(deps));
  expect(await countStaleValues(rotating)).toBe(0);
  const after = withKeys(deps, NEW, []);
  for (const { accountId } of members) {
    const { reply } = await save(after, accountId, {});
    const answers = new Map(reply.changes.map(({ id, fields }) => [id, fields.answer as { value: unknown }]));
    expect(answers.get(recordIdOf("q04"))?.value).toBe(plainAnswers.q04);
    expect(answers.size).toBe(Object.keys(plainAnswers).length - 2);
    expect(await completeIntake(after, accountId)).toMatchObject({ outcome: "plan" });
  }
});

test("a lost value is sealed anew too, and an unknown key is an error, never a deletion", async ({
  deps,
  api,
  clock,
}) => {
  const { accountId, headers } = await aCompleteMember(deps);
  const [phone, laptop] = [aDevice(api, headers, deps.now), aDevice(api, headers, deps.now)];
  const lost = anAnswer(laptop, "q04", 160);
  clock.advance(1_000);
  await phone.sync(anAnswer(phone, "q04", 170));
  await laptop.sync(lost);
  const current = deps.keyRing;
  const read = () =>
    sql<{ count: string }>`select count(*) as count from sync_conflicts where account_id = ${accountId}`.execute(
      deps.db,
    );

  await expect(resealValues({ db: deps.db, keyRing: createKeyRing(NEW) }, () => {})).rejects.toThrow("no secret");
  expect((await read()).rows).toEqual([{ count: "1" }]);
  // To another key and back, with the key that the API of this test has.
  const ours = "an example secret, never for production";
  await resealValues({ db: deps.db, keyRing: createKeyRing(NEW, [OLD, ours]) }, () => {});
  expect(await countStaleValues({ db: deps.db, keyRing: current })).toBeGreaterThan(0);
  await resealValues({ db: deps.db, keyRing: createKeyRing(ours, [NEW]) }, () => {});
  expect((await laptop.send([], null)).body.return?.changes).toMatchObject([
    { fields: { answer: { value: 170 } }, conflicts: [{ value: { value: 160 } }] },
  ]);
});

test("own foods and meals are sealed anew too", async ({ deps, api }) => {
  const { headers } = await aCompleteMember(deps);
  const phone = aDevice(api, headers, deps.now);
  const written = [anOwnFood(), anOwnMeal()];
  await phone.sync(...written.map(([kind, id, fields]) => phone.put(id, fields, kind)));
  const ours = "an example secret, never for production";
  await resealValues({ db: deps.db, keyRing: createKeyRing(NEW, [OLD, ours]) }, () => {});
  expect(await countStaleValues({ db: deps.db, keyRing: createKeyRing(NEW) })).toBe(0);
  await resealValues({ db: deps.db, keyRing: createKeyRing(ours, [NEW]) }, () => {});
  const { changes } = await aDevice(api, headers, deps.now).sync();
  expect(changes.map(({ kind, id, fields }) => [kind, id, fields])).toEqual(expect.arrayContaining(written));
});
