import { HALVES } from "@app/contract/plan-document";
import { findDrafts } from "../../../server/src/plans/drafts/draft-store.ts";
import { openDb } from "../../../server/src/platform/database/db.ts";
import type { Staff } from "../../../server/src/staff/accounts/staff.ts";
import { poolThatBreaksAt } from "../../../server/src/testing/killed.ts";
import { History } from "./history.ts";
import type { Step } from "./steps.ts";
import { type Deps, type Plant, textOf, Writer } from "./writer.ts";

export type World = {
  deps: Deps;
  databaseUrl: string;
  openAccount: () => Promise<string>;
  /** Two nutritionists and a trainer. */
  team: [Staff, Staff, Staff];
  plant: Plant;
};

/** One log of what happens to a member's drafts; throws when a save that was acknowledged is gone without a trace. */
export async function runScenario(world: World, steps: readonly Step[]): Promise<void> {
  const accountId = await world.openAccount();
  const history = new History();
  let offset = 0;
  const deps: Deps = { ...world.deps, now: () => new Date(Date.now() + offset) };
  const breakingAt = (statement: number) => openDb(poolThatBreaksAt(world.databaseUrl, statement));
  const writers = world.team.map(
    (staff, index) =>
      new Writer({
        accountId,
        staff,
        half: index === 2 ? "training" : "diet",
        history,
        deps,
        breakingAt,
        plant: world.plant,
      }),
  );
  for (const step of steps) {
    if (step.type === "wait") offset += 1_000 * step.seconds;
    else if (step.type === "close") writers[step.writer]?.close();
    else if (step.type === "act") await writers[step.writer]?.act(step.act);
    else await Promise.all(step.acts.map(async (act, index) => writers[index]?.act(act)));
  }
  await check(deps, accountId, history);
}

async function check(deps: Deps, accountId: string, history: History): Promise<void> {
  const drafts = await findDrafts(deps.db, deps.keyRing.encryption("health-data"), accountId);
  for (const half of HALVES) history.check(half, { revision: drafts[half].revision, text: textOf(drafts[half]) });
  const { count } = await deps.db
    .selectFrom("staffAudit")
    .select((select) => select.fn.countAll<string>().as("count"))
    .where("accountId", "=", accountId)
    .where("action", "in", ["diet.edit", "training.edit", "draft.discard"])
    .executeTakeFirstOrThrow();
  const revisions = drafts.diet.revision + drafts.training.revision;
  if (Number(count) !== revisions) throw new Error(`${revisions} revisions and ${count} rows of the audit log`);
}
