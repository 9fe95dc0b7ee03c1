import { plainAnswers } from "@app/engine/intake/testing/rows-raised";
import { expect } from "vitest";
import type { Deps } from "../deps.ts";
import { addMs, DAY_MS } from "../platform/time.ts";
import { test } from "../testing/test.ts";
import { completeIntake } from "./complete-intake.ts";
import { findAnsweredAt } from "./queries.ts";
import { aCompleteMember, giveConsent, save } from "./testing/answering.ts";

const on = (deps: Deps, days: number): Deps => {
  const moment = addMs(deps.now(), days * DAY_MS);
  return { ...deps, now: () => moment };
};

test("the questionnaire is complete when it is first closed, whatever changes later", async ({ deps }) => {
  const { accountId } = await aCompleteMember(deps);
  await save(deps, accountId, plainAnswers);
  expect(await findAnsweredAt(deps.db, accountId)).toBeNull();

  const closing = on(deps, 1);
  await completeIntake(closing, accountId);
  await save(on(deps, 2), accountId, { s8: "amamentando" });
  await completeIntake(on(deps, 3), accountId);
  expect(await findAnsweredAt(deps.db, accountId)).toEqual(closing.now());
});

test("one that was closed without consent counts when it is closed with it", async ({ deps }) => {
  const { accountId } = await aCompleteMember(deps);
  await save(deps, accountId, plainAnswers);
  await giveConsent(deps, accountId, "health-data", false);
  await completeIntake(on(deps, 1), accountId);
  expect(await findAnsweredAt(deps.db, accountId)).toBeNull();

  await giveConsent(on(deps, 2), accountId, "health-data");
  await save(on(deps, 2), accountId, plainAnswers);
  const closing = on(deps, 3);
  await completeIntake(closing, accountId);
  expect(await findAnsweredAt(deps.db, accountId)).toEqual(closing.now());
});

test("crisis words before the closing are not a complete questionnaire", async ({ deps }) => {
  const { accountId } = await aCompleteMember(deps);
  await save(deps, accountId, { q08: "não quero mais viver" });
  expect(await findAnsweredAt(deps.db, accountId)).toBeNull();
});
