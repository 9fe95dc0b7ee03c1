import { expect } from "vitest";
import { offeredSlots } from "../../../server/src/bookings/booking.ts";
import { aPayingMember, payingTwins } from "../../../server/src/bookings/testing/callers.ts";
import { countHeld, raceForSlots } from "../../../server/src/bookings/testing/slot-race.ts";
import { aStaffMember } from "../../../server/src/staff/testing/a-staff-member.ts";
import { test } from "../../../server/src/testing/test.ts";

/** With 1,300 members there are more than ten thousand tries. */
const MEMBERS = Number(process.env["MODEL_RUNS"] ?? 48);
const PEOPLE = 5;
const HOURS = 8;

test("five nutritionists have five times the slots, and no hour of one of them is sold twice", {
  timeout: 600_000,
}, async ({ deps }) => {
  for (let made = 0; made < PEOPLE; made += 1) await aStaffMember(deps);
  const { accountId } = await aPayingMember(deps);
  const members = await payingTwins(deps, accountId, MEMBERS);

  const { tries, booked, refused, failures } = await raceForSlots(
    deps,
    members,
    offeredSlots(deps.now()).slice(-HOURS),
  );

  expect(failures).toEqual([]);
  expect(await countHeld(deps)).toEqual({ calls: PEOPLE * HOURS, doubles: 0, persons: PEOPLE });
  expect(booked).toBe(PEOPLE * HOURS);
  expect(tries).toBe(booked + refused);
  // Who got no call tried every hour.
  expect(refused).toBeGreaterThanOrEqual((MEMBERS - booked) * HOURS);
});
