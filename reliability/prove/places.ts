import { createAsaasSimulator } from "@app/simulators/asaas/simulator";
import { startPostgres } from "../../scripts/lib/postgres.ts";
import {
  aLiveTeam,
  buy,
  endAll,
  leavePlaces,
  listFaults,
  someAccounts,
} from "../../server/src/checkout/places/testing/last-place.ts";
import { openDb } from "../../server/src/platform/database/db.ts";
import { migrate } from "../../server/src/platform/database/migrations.ts";
import { installQueues } from "../../server/src/platform/jobs/jobs.ts";
import { QUEUES } from "../../server/src/queues.ts";
import { openDeps } from "../evals/run/open-deps.ts";

const ROUNDS = 200;
const BUYERS = 50;

/** Fifty parallel buyers of the last place, half by PIX and half by card: taken once, and every other start was shown. */
export async function provePlaces(): Promise<void> {
  const postgres = await startPostgres({ fast: true });
  // Ten thousand buyers in some minutes: admission control is not what is proved here.
  const asaas = createAsaasSimulator({ quota: 10_000_000 });
  const migrated = openDb(postgres.url, { max: 1, name: "prove" });
  await migrate(migrated);
  await migrated.destroy();
  await installQueues(postgres.url, QUEUES);
  const settings = { ASAAS_URL: await asaas.start() };
  const { deps, close } = await openDeps(postgres.url, () => new Date(), settings);
  const since = performance.now();
  let wrong = 0;
  try {
    const live = await aLiveTeam(deps);
    for (let round = 1; round <= ROUNDS; round += 1) {
      await leavePlaces(live, 1);
      const buyers = await someAccounts(live, BUYERS);
      const bought = await Promise.all(
        buyers.map((buyer, index) => buy(live, asaas, buyer, index % 2 ? "pix" : "credit-card")),
      );
      const faults = await listFaults(live, bought, 1);
      if (faults.length > 0) wrong += 1;
      for (const fault of new Set(faults)) console.log(`round ${round}: ${fault}`);
      await endAll(live);
      asaas.reset();
      if (round % 20 === 0) console.log(`${round} rounds, ${Math.round((performance.now() - since) / 1000)} s`);
    }
    console.log(`${ROUNDS} rounds of ${BUYERS} buyers of the last place: ${ROUNDS - wrong} times it was taken once`);
    if (wrong > 0) process.exitCode = 1;
  } finally {
    await close();
    await asaas.stop();
    await postgres.stop();
  }
}
