import { type PromiseKind, promiseRules } from "@app/engine/promises/promise-kinds";
import { expect } from "vitest";
import { addMs, HOUR_MS, MINUTE_MS } from "../../platform/time.ts";
import { keepPromise } from "../../promises/keep-promise.ts";
import { makePromise } from "../../promises/make-promise.ts";
import { sweepPromises } from "../../promises/sweep-promises.ts";
import { aMember } from "../../testing/purchases.ts";
import { stories } from "./testing/promise-stories.ts";
import { MONDAY, test } from "./testing/test.ts";

test.for(Object.entries(stories) as [PromiseKind, (typeof stories)[PromiseKind]][])(
  "%s is told while it runs and once it came",
  async ([kind, { subject, hours, title, running, promised: length, took, ...said }], { deps, clock, promised }) => {
    const member = await aMember(deps);
    const key = { accountId: member.accountId, kind, subject };
    const { dueAt } = await makePromise(deps, deps.db, { ...key, hours });

    const [runs, ...others] = (await promised(member.headers)).promises;
    expect(others).toEqual([]);
    expect(runs).toMatchObject({ kind, title, state: "running", promised: length, ...said, credit: null });
    expect(runs).toMatchObject({ dueAt: dueAt.toISOString(), at: dueAt.toISOString(), fulfilledAt: null });
    expect(runs?.text).toMatch(running);

    const isShort = dueAt.getTime() - MONDAY.getTime() <= MINUTE_MS;
    const keptAt = isShort ? addMs(MONDAY, 1_000) : addMs(dueAt, -MINUTE_MS);
    clock.advance(keptAt.getTime() - MONDAY.getTime());
    await keepPromise(deps, deps.db, key);
    const { promises, totals } = await promised(member.headers);
    expect(promises).toMatchObject([{ title, state: "kept", at: keptAt.toISOString(), credit: null, ifLate: null }]);
    expect(promises[0]?.text).toContain(took);
    expect(totals).toEqual({ kept: 1, keptLate: 0, running: 0, creditDays: 0 });
  },
);

test.for(Object.keys(stories) as PromiseKind[])(
  "%s that came late says so, with its days",
  async (kind, { deps, clock, promised }) => {
    const member = await aMember(deps);
    const { subject, hours } = stories[kind];
    const key = { accountId: member.accountId, kind, subject };
    const { dueAt } = await makePromise(deps, deps.db, { ...key, hours });

    clock.advance(dueAt.getTime() + 25 * HOUR_MS - MONDAY.getTime());
    const [late] = (await promised(member.headers)).promises;
    expect(late).toMatchObject({ state: "late", text: expect.stringMatching(/^Era para .+ O erro é nosso\.$/) });
    await sweepPromises(deps);
    await keepPromise(deps, deps.db, key);
    const { promises, totals } = await promised(member.headers);
    expect(promises).toMatchObject([
      { state: "kept-late", text: expect.stringMatching(/^Prometemos até .+\. \w+ em /) },
    ]);

    const days = { none: 0, one: 1, two: 2, "per-started-day": 2, "one-after-24h": 1 }[
      promiseRules.content.kinds[kind].credit
    ];
    expect(totals).toEqual({ kept: 0, keptLate: 1, running: 0, creditDays: days });
    const unit = days === 1 ? "dia" : "dias";
    expect(promises[0]?.credit ?? null).toEqual(
      days === 0 ? null : { days, text: expect.stringMatching(`^\\+${days} ${unit}, porque [ao] .+ atrasou$`) },
    );
  },
);
