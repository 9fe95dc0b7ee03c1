import type { Half } from "@app/contract/plan-document";
import type { WithdrawalReason } from "@app/contract/plan-withdrawal";
import type { PlanView } from "@app/contract/plans";
import type { Answers } from "@app/engine/intake/answers";
import { planStandingCopy as copy } from "../../../content/app/plan/standing.ts";
import { currentUser } from "../../../identity/session/session-store.ts";
import { deviceCopyAnswer } from "../../sync/device-copy.ts";
import type { MemberSync, SyncSnapshot } from "../../sync/member-sync.ts";
import { getUnsent } from "../../sync/unsent.ts";

const ANSWER = "answer";

/**
 * A plan as far as the answers that only this device has allow it: what they contradict is not shown, with the reason, also
 * without internet. `onSent` is called when the server has them: its own answer counts then.
 */
export async function checkPlan(plan: PlanView | null, onSent: () => void): Promise<PlanView | null> {
  const sync = plan && (await openSync());
  if (!plan || !sync || !hasUnsent(sync.getSnapshot())) return plan;
  callWhenSent(sync, onSent);
  // Without the rules nobody knows what the new answers take away: nothing is shown.
  return takeAway(plan, sync.getSnapshot()).catch(() => withoutHalves(plan, ["diet", "training"], [], copy.unchecked));
}

async function takeAway(plan: PlanView, snapshot: SyncSnapshot): Promise<PlanView> {
  const { answersIn } = await import("../answers/answer-records.ts");
  const { viewRecords } = await import("../../sync/core/view.ts");
  const answersOf = (state: SyncSnapshot): Answers => answersIn(viewRecords(state, ANSWER));
  return takenFrom(plan, answersOf({ ...snapshot, outbox: [] }), answersOf(snapshot));
}

async function takenFrom(plan: PlanView, before: Answers, now: Answers): Promise<PlanView> {
  const { unsentReasons } = await import("@app/engine/plans/withdrawal/unsent-reasons");
  const { halfOfWithdrawal, withdrawalText } = await import("@app/engine/plans/withdrawal/withdrawal-words");
  const today = new Date().toISOString().slice(0, 10);
  // Consents are no answers of the device: without both there is no plan to check.
  const answered = (answers: Answers) =>
    ({
      answers: { ...answers, c1: "autorizo", c2: "concordo" },
      context: { country: "BR", plan: "completo" },
      today,
    }) as const;
  const reasons = unsentReasons(answered(before), answered(now));
  if (reasons.length === 0) return plan;
  return withoutHalves(plan, reasons.map(halfOfWithdrawal), reasons, withdrawalText(reasons));
}

const withoutHalves = (plan: PlanView, gone: readonly Half[], reasons: WithdrawalReason[], text: string): PlanView => ({
  ...plan,
  ...(gone.includes("diet") && { diet: null, targets: null, reasons: [], shopping: [] }),
  ...(gone.includes("training") && {
    training: null,
    trainingFrom: null,
    trainer: null,
    trainingReasons: [],
    soreRegions: [],
  }),
  withdrawal: { version: plan.version, at: new Date().toISOString(), reasons, text },
});

/** Undefined where this device has nothing that the server lacks. */
async function openSync(): Promise<MemberSync | undefined> {
  const accountId = currentUser()?._id;
  if (!accountId || !(await hasUnsentEntries(accountId))) return undefined;
  const { openMemberSync } = await import("../../sync/member-sync.ts");
  const sync = openMemberSync(accountId);
  await sync.opened;
  return sync;
}

/** In this tab, or in the copy on this device that no tab has opened yet. */
async function hasUnsentEntries(accountId: string): Promise<boolean> {
  if (getUnsent().count > 0) return true;
  if (!deviceCopyAnswer(accountId)) return false;
  const { hasUnsentOf } = await import("../../sync/store/kept-answers.ts");
  return hasUnsentOf(accountId, ANSWER);
}

const hasUnsent = ({ outbox }: SyncSnapshot): boolean => outbox.some(({ kind }) => kind === ANSWER);

const waiting = new WeakSet<MemberSync>();

function callWhenSent(sync: MemberSync, onSent: () => void): void {
  if (waiting.has(sync)) return;
  waiting.add(sync);
  const leave = sync.subscribe(() => {
    if (hasUnsent(sync.getSnapshot())) return;
    waiting.delete(sync);
    leave();
    onSent();
  });
}
