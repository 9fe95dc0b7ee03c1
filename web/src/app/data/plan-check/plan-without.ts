import type { Half } from "@app/contract/plan-document";
import type { WithdrawalReason } from "@app/contract/plan-withdrawal";
import type { PlanView } from "@app/contract/plans";
import type { Answers } from "@app/engine/intake/answers";
import { uncheckedPlanText } from "../../../content/app/plan/unchecked.ts";
import type { MemberSync, SyncSnapshot } from "../../sync/member-sync.ts";

const ANSWER = "answer";

/** A plan without what the answers take away that only this device has. */
export async function planWithout(plan: PlanView, sync: MemberSync, onSent: () => void): Promise<PlanView> {
  if (!hasUnsent(sync.getSnapshot())) return plan;
  callWhenSent(sync, onSent);
  // Without the rules nobody knows what the new answers take away: nothing is shown.
  return takeAway(plan, sync.getSnapshot()).catch(() =>
    withoutHalves(plan, ["diet", "training"], [], uncheckedPlanText),
  );
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
