import { expect, test } from "vitest";
import { withdrawalDeadline } from "./request-refund.ts";

const bought = (paidAt: string) => ({ paidAt: new Date(paidAt), withdrawalDays: 7 });

test.each([
  ["at noon", "2026-11-08T12:00:00-03:00", "2026-11-15T23:59:59.999-03:00"],
  ["as a day begins", "2026-11-08T00:00:00-03:00", "2026-11-15T23:59:59.999-03:00"],
  ["as a day ends", "2026-11-08T23:59:59.999-03:00", "2026-11-15T23:59:59.999-03:00"],
  ["when it is tomorrow in UTC", "2026-11-09T02:59:59Z", "2026-11-15T23:59:59.999-03:00"],
  ["over the year's end", "2026-12-28T18:00:00-03:00", "2027-01-04T23:59:59.999-03:00"],
  ["before a leap day", "2028-02-22T09:00:00-03:00", "2028-02-29T23:59:59.999-03:00"],
  // Summer time began on 4 Nov 2018: after 23:59:59 came 01:00:00.
  ["a week before a missing midnight", "2018-10-27T12:00:00-03:00", "2018-11-03T23:59:59.999-03:00"],
  ["a week before a day of 23 hours", "2018-10-28T12:00:00-03:00", "2018-11-04T23:59:59.999-02:00"],
  // It ended on 18 Feb 2018: the last hour of the 17th came twice, and both belong to it.
  ["a week before a day of 25 hours", "2018-02-10T12:00:00-02:00", "2018-02-17T23:59:59.999-03:00"],
])("bought %s, a withdrawal is open to the end of its last day in São Paulo", (_, paidAt, withdrawal) => {
  expect(withdrawalDeadline(bought(paidAt))?.toISOString()).toBe(new Date(withdrawal).toISOString());
});

test("on every day of two years a right ends as the next day begins in São Paulo", () => {
  const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Sao_Paulo", dateStyle: "short" });
  const dayOf = (at: Date) => clock.format(at);
  for (let at = Date.UTC(2018, 0, 1, 1, 30); at < Date.UTC(2020, 0, 1); at += 7 * 60 * 60_000) {
    const paidAt = new Date(at);
    const [year = 0, month = 1, day = 1] = dayOf(paidAt).split("-").map(Number);
    const last = new Date(Date.UTC(year, month - 1, day + 7)).toISOString().slice(0, 10);
    const until = withdrawalDeadline({ paidAt, withdrawalDays: 7 }) ?? paidAt;
    expect([dayOf(until), dayOf(new Date(until.getTime() + 1)) > last]).toEqual([last, true]);
  }
});
