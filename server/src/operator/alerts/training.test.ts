import { plainAnswers } from "@app/engine/intake/testing/rows-raised";
import { expect } from "vitest";
import { aPlannedMember } from "../../plans/testing/plans.ts";
import { createTrainingSweep } from "../../plans/training/add-training.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { firing } from "../../testing/alerts.ts";
import { test, workerMetrics } from "../../testing/metrics.ts";
import { reportPain } from "../../workouts/pain/report-pain.ts";
import { formatToday } from "../format-today.ts";
import { getToday } from "../get-today.ts";

test("PlansWithoutTraining: no training can be composed, until the sweep adds it", { timeout: 60_000 }, async ({
  deps,
}) => {
  const composer: typeof deps.composer = {
    ...deps.composer,
    run: (request) => (request.training ? Promise.reject(new Error("no exercise")) : deps.composer.run(request)),
  };
  const { withoutTraining: before } = (await getToday(deps)).plans;
  for (let members = 0; members < 3; members += 1) await aPlannedMember({ ...deps, composer });
  // A person looks at it first: none is due.
  await aPlannedMember(deps, { ...plainAnswers, s8: "amamentando" });
  expect(await firing({ worker: await workerMetrics(deps) })).toContain("PlansWithoutTraining");
  const today = await getToday(deps);
  expect(today.plans.withoutTraining).toBe(before + 3);
  expect(formatToday(today)).toMatch(/^! +sem treino +\d+ \(PlansWithoutTraining\)$/m);
  await createTrainingSweep(deps)();
  expect(await firing({ worker: await workerMetrics(deps) })).not.toContain("PlansWithoutTraining");
});

test("PainReportsUnread: no trainer has read of a stop for two days", async ({ deps, clock }) => {
  const { accountId } = await aPlannedMember(deps);
  expect(formatToday(await getToday(deps))).toMatch(/^ {2}Dor no treino +nenhum aviso por ler$/m);
  const stopId = crypto.randomUUID();
  await inTransaction(deps.db, (tx) => reportPain(deps, tx, { accountId, stopId, urgency: "high" }));
  expect(await firing({ worker: await workerMetrics(deps) })).not.toContain("PainReportsUnread");
  clock.advance(49 * 3_600_000);
  expect(await firing({ worker: await workerMetrics(deps) })).toContain("PainReportsUnread");
  expect(formatToday(await getToday(deps))).toMatch(
    /^! Dor no treino +1 por ler, 1 com urgência, o mais antigo há 2 dias \(npm run pain\)$/m,
  );
});
