/** Long runs that CI has in a short form, each run once with its figures written down: `npm run prove -- <name>`. */
import { proveAssistantStreams } from "../reliability/prove/assistant-streams.ts";
import { proveDiary } from "../reliability/prove/diary.ts";
import { proveGateFaults } from "../reliability/prove/gate-faults/prove-gate-faults.ts";
import { proveMenuFigures } from "../reliability/prove/menu-figures.ts";
import { proveMenus } from "../reliability/prove/menus.ts";
import { proveModel } from "../reliability/prove/models.ts";
import { proveMoney } from "../reliability/prove/money.ts";
import { proveOneAccount } from "../reliability/prove/one-account.ts";
import { provePlaces } from "../reliability/prove/places.ts";
import { provePlanChecker } from "../reliability/prove/plan-checker.ts";
import { provePlanMorning } from "../reliability/prove/plan-morning.ts";
import { provePlantedFaults } from "../reliability/prove/planted-faults/prove-planted-faults.ts";
import { proveProgression } from "../reliability/prove/progression.ts";
import { proveQueue } from "../reliability/prove/queue.ts";
import { proveQueueLive } from "../reliability/prove/queue-live.ts";
import { proveSweeps } from "../reliability/prove/sweeps/sweeps.ts";
import { proveSyncPages } from "../reliability/prove/sync-pages.ts";
import { proveTraining } from "../reliability/prove/training.ts";
import { proveTrainingLoads } from "../reliability/prove/training-loads/prove-training-loads.ts";

const runs: Record<string, () => Promise<void>> = {
  "assistant-streams": proveAssistantStreams,
  diary: proveDiary,
  "gate-faults": proveGateFaults,
  "menu-figures": proveMenuFigures,
  menus: proveMenus,
  money: proveMoney,
  "one-account": proveOneAccount,
  places: provePlaces,
  "plan-checker": provePlanChecker,
  "plan-morning": provePlanMorning,
  "planted-faults": provePlantedFaults,
  progression: proveProgression,
  queue: proveQueue,
  "queue-live": proveQueueLive,
  calls: proveModel("reliability/model/calls", 1_300),
  conversations: proveModel("reliability/model/conversations", 5_000),
  "draft-saver": proveModel("web/src/staff/plan/work/draft-saver.browser.test.tsx", 1_000, "browser"),
  "diary-sync": proveModel("reliability/model/diary"),
  promises: proveModel("reliability/model/promises", 1_000),
  "plan-drafts": proveModel("reliability/model/plan-drafts", 1_000),
  "plan-recheck": proveModel("reliability/model/plan-recheck"),
  sweeps: proveSweeps,
  "sync-model": proveModel("reliability/model/sync"),
  "sync-pages": proveSyncPages,
  training: proveTraining,
  "training-loads": proveTrainingLoads,
};

const [, , name = ""] = process.argv;
const run = runs[name];
if (run) await run();
else {
  console.error(`npm run prove -- <${Object.keys(runs).join(" | ")}>`);
  process.exitCode = 2;
}
