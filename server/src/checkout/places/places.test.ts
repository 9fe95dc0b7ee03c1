import { expect } from "vitest";
import { test } from "../../testing/http.ts";
import { countPlaces } from "./place-store.ts";
import { aLiveTeam, buy, endAll, leavePlaces, listFaults, someAccounts } from "./testing/last-place.ts";

/** One after the other in one file: places are those of the whole team. */
test("twenty buyers of the last place, by PIX and card: it is taken once, all others get a start they read of", async ({
  deps,
  asaas,
}) => {
  const live = await aLiveTeam(deps);
  await leavePlaces(live, 1);
  expect((await countPlaces(live, live.db)).left).toBe(1);

  const buyers = await someAccounts(live, 20);
  const bought = await Promise.all(
    buyers.map((buyer, index) => buy(live, asaas, buyer, index % 2 ? "pix" : "credit-card")),
  );

  expect(await listFaults(live, bought, 1)).toEqual([]);
  expect((await countPlaces(live, live.db)).left).toBe(0);
  await endAll(live);
  expect((await countPlaces(live, live.db)).left).toBe(21);
});
