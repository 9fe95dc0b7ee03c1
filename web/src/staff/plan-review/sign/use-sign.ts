import type { Half } from "@app/contract/plan-document";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { problemOf } from "../../../api.ts";
import { signDialogCopy as copy } from "../../../content/staff/plan-signing.ts";
import { messageOf } from "../../member/parts/use-write.ts";
import type { PlanWork } from "../../plan-work/plan-work.ts";
import { useStaff } from "../../shell/staff-me.ts";
import { savedQuery, sign as signHalf } from "../data/review-data.ts";
import { type Outcome, outcomeOf } from "../state/outcome.ts";

/** What is about to expire would be refused by the time it is used. */
const MARGIN_MS = 30_000;

const isFresh = (until: string | null): boolean => until !== null && Date.parse(until) > Date.now() + MARGIN_MS;

/** What each refusal asks the professional to do. */
const REFUSALS: Readonly<Record<string, string>> = {
  "plan-outdated": copy.outdated,
  "plan-locked": copy.locked,
  "draft-changed": copy.changed,
};

/** One signature: the draft is saved first, so that what is signed is what is on the screen. */
export function useSign(work: PlanWork, half: Half) {
  const { confirmedUntil } = useStaff();
  const [key] = useState(() => crypto.randomUUID());
  const [mustConfirm, setMustConfirm] = useState(() => !isFresh(confirmedUntil));
  const saved = useQuery(savedQuery(work.editor.memberId, key, work.flush));
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const sign = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setError(null);
    const before = work.editor;
    try {
      const revision = await work.flush();
      const after = await signHalf(before.memberId, half, { key, revision });
      setOutcome(outcomeOf(before, after, half));
      work.take(after);
    } catch (cause) {
      const problem = problemOf(cause) ?? "";
      if (problem === "staff-confirmation-needed") setMustConfirm(true);
      else setError(REFUSALS[problem] ?? messageOf(cause));
    } finally {
      setIsBusy(false);
    }
  };
  return {
    mustConfirm,
    isSaved: saved.isSuccess,
    isBusy,
    error: error ?? (saved.error ? messageOf(saved.error) : null),
    outcome,
    sign,
  };
}
