import type { Deps } from "../../deps.ts";
import type { Account } from "../../identity/accounts/account.ts";
import { isTransient } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { bookCall } from "../book-call.ts";
import { offeredSlots } from "../booking.ts";

export type Race = { tries: number; booked: number; refused: number; failures: string[] };

/** Each of these members tries these slots in an order of their own, all at once, until one is theirs. */
export async function raceForSlots(deps: Deps, members: readonly Account[], slots: readonly Date[]): Promise<Race> {
  const race: Race = { tries: 0, booked: 0, refused: 0, failures: [] };
  await Promise.all(
    members.map(async (account, index) => {
      for (let step = 0; step < slots.length; step += 1) {
        const startsAt = slots[(index + step) % slots.length] ?? new Date(0);
        race.tries += 1;
        const outcome = await tryOne(deps, account, startsAt);
        if (outcome === "booked") {
          race.booked += 1;
          return;
        }
        if (outcome === "slot-taken") race.refused += 1;
        else race.failures.push(outcome);
      }
    }),
  );
  return race;
}

async function tryOne(deps: Deps, account: Account, startsAt: Date): Promise<string> {
  const choice = { key: crypto.randomUUID(), startsAt: startsAt.toISOString(), way: "phone" } as const;
  try {
    await bookCall(deps, { account, choice });
    return "booked";
  } catch (error) {
    if (error instanceof Problem) return error.code;
    // A database that is full of tries: the client would try again.
    if (error instanceof Error && isTransient(error)) return tryOne(deps, account, startsAt);
    return String(error);
  }
}

/** Calls that hold an hour, and how many persons hold one of them twice, which must be none. */
export async function countHeld({ db, now }: Deps): Promise<{ calls: number; doubles: number; persons: number }> {
  const held = await db
    .selectFrom("bookings")
    .select(["staffId", "startsAt"])
    .where("state", "in", ["booked", "proposed", "moved-by-team"])
    .where("startsAt", ">=", offeredSlots(now())[0] ?? now())
    .execute();
  const hours = new Set(held.map(({ staffId, startsAt }) => `${staffId} ${startsAt.getTime()}`));
  const persons = new Set(held.map(({ staffId }) => staffId)).size;
  return { calls: held.length, doubles: held.length - hours.size, persons };
}
