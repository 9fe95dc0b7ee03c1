import type { Half } from "@app/contract/plan-document";
import type { ReadingDecision } from "@app/contract/staff/member-decision";
import type { MemberFile } from "@app/contract/staff/member-file";
import { MAX_STAFF_REASON } from "@app/contract/staff/team";
import { useState } from "react";
import { problemOf } from "../../../api.ts";
import { decisionCopy as copy } from "../../../content/staff/decision.ts";
import { momentAt } from "../../time/dates.ts";
import { type DecisionOption, readOptionsAgain, signDecision } from "../data/decision-data.ts";
import { messageOf } from "../parts/use-write.ts";
import { composeReason } from "./compose-reason.ts";

const LEAST_REASON = 10;
/** The end of the service's day. */
const endOfDay = (date: string): string => new Date(momentAt(date, "20:00")).toISOString();

export type DecisionProblem = { kind: "outdated" | "locked" | "other"; text: string };
export type DecisionErrors = { reason?: string; message?: string; reviewBy?: string };
type Confirm = (options?: { again?: boolean }) => Promise<boolean>;

type Input = {
  file: MemberFile;
  half: Half;
  options: readonly DecisionOption[];
  confirm: Confirm;
  onSigned: () => void;
};

/** What the professional has chosen and written, and its signature. Nothing typed is lost when it is refused. */
export function useDecision({ file, half, options, confirm, onSigned }: Input) {
  const [key] = useState(() => crypto.randomUUID());
  const [decision, setDecision] = useState<ReadingDecision | null>(null);
  const [basis, setBasis] = useState<readonly string[]>([]);
  const [text, setText] = useState("");
  const [edited, setEdited] = useState<Partial<Record<ReadingDecision, string>>>({});
  const [reviewBy, setReviewBy] = useState("");
  const [errors, setErrors] = useState<DecisionErrors>({});
  const [problem, setProblem] = useState<DecisionProblem | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const option = options.find((candidate) => candidate.decision === decision && candidate.isAllowed);
  const message = option ? (edited[option.decision] ?? option.message) : "";
  const reason = composeReason(basis, text);

  const choose = (chosen: ReadingDecision) => {
    const isAllowed = options.some((candidate) => candidate.decision === chosen && candidate.isAllowed);
    if (isAllowed) setDecision(chosen);
  };

  const check = (): DecisionErrors => ({
    ...(text.trim().length < LEAST_REASON && { reason: copy.reason.tooShort }),
    ...(reason.length > MAX_STAFF_REASON && { reason: copy.reason.tooLong }),
    ...(message.trim() === "" && { message: copy.message.empty }),
    ...(decision === "keep" && reviewBy === "" && { reviewBy: copy.reviewBy.missing }),
  });

  /** Sends it; a second factor that is no longer fresh is asked for once more. */
  const send = async (chosen: DecisionOption, assessment: number) => {
    const body = {
      key,
      assessment,
      half,
      decision: chosen.decision,
      reason,
      message: message.trim(),
      reviewBy: chosen.decision === "keep" ? endOfDay(reviewBy) : null,
    };
    try {
      await signDecision(file.memberId, body);
    } catch (error) {
      if (problemOf(error) !== "staff-confirmation-needed" || !(await confirm({ again: true }))) throw error;
      await signDecision(file.memberId, body);
    }
  };

  const sign = async () => {
    if (isBusy || !option || !file.reading || problem?.kind === "outdated") return;
    const found = check();
    setErrors(found);
    setProblem(null);
    if (Object.keys(found).length > 0) return;
    setIsBusy(true);
    try {
      if (await confirm()) {
        await send(option, file.reading.assessment);
        onSigned();
      }
    } catch (error) {
      setProblem(describe(error));
      if (problemOf(error) === "decision-locked") {
        setDecision(null);
        void readOptionsAgain(file.memberId, half);
      }
    } finally {
      setIsBusy(false);
    }
  };

  return {
    decision: option?.decision ?? null,
    option,
    choose,
    basis,
    setBasis,
    text,
    setText,
    message,
    setMessage: (value: string | undefined) => {
      if (!option) return;
      const { [option.decision]: _, ...others } = edited;
      setEdited(value === undefined ? others : { ...others, [option.decision]: value });
    },
    reviewBy,
    setReviewBy,
    errors,
    problem,
    forgetProblem: () => setProblem(null),
    isBusy,
    sign,
  };
}

export type Decision = ReturnType<typeof useDecision>;

function describe(error: unknown): DecisionProblem {
  const problem = problemOf(error);
  if (problem === "decision-outdated") return { kind: "outdated", text: copy.outdated.text };
  if (problem === "decision-locked") return { kind: "locked", text: copy.lockedNow.text };
  return { kind: "other", text: messageOf(error) };
}
