import { expect } from "vitest";
import { addMs, DAY_MS } from "../platform/time.ts";
import { aMember } from "../testing/purchases.ts";
import { test } from "../testing/test.ts";
import { findFirstVersions } from "./queries.ts";
import { putVersion } from "./testing/plans.ts";

test("the first of each kind counts, and each is null before", async ({ deps }) => {
  const { accountId } = await aMember(deps);
  const began = deps.now();
  const on = (days: number) => addMs(began, days * DAY_MS);
  const publish = (days: number, kind: "provisional" | "definitive") =>
    putVersion({ ...deps, now: () => on(days) }, accountId, kind);
  expect(await findFirstVersions(deps.db, accountId)).toEqual({ provisionalAt: null, definitiveAt: null });

  await publish(1, "provisional");
  await publish(2, "provisional");
  expect(await findFirstVersions(deps.db, accountId)).toEqual({ provisionalAt: on(1), definitiveAt: null });

  await publish(3, "definitive");
  await publish(4, "definitive");
  expect(await findFirstVersions(deps.db, accountId)).toEqual({ provisionalAt: on(1), definitiveAt: on(3) });
});
