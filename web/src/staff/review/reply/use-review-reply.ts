import type { StaffReview } from "@app/contract/staff/reviews";
import { useState } from "react";
import { problemOf } from "../../../api.ts";
import { reviewCopy } from "../../../content/staff/review.ts";
import { messageOf } from "../../member/parts/use-write.ts";
import { answerReview, readReviewAgain } from "../data/review-query.ts";
import { checkReply, type ReplyErrors } from "./check-reply.ts";

/** Two sentences and one step, sent once. What was typed stays when it is refused, also when a colleague was faster. */
export function useReviewReply({ memberId, week, mayAnswer }: StaffReview) {
  const [text, setText] = useState("");
  const [nextStep, setNextStep] = useState("");
  const [errors, setErrors] = useState<ReplyErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [state, setState] = useState<"writing" | "sent" | "outrun">("writing");

  /** What is wrong with the reply, if anything. */
  const send = async (): Promise<ReplyErrors> => {
    if (isBusy || !mayAnswer || state === "sent") return {};
    const found = checkReply({ text, nextStep });
    setErrors(found);
    setProblem(null);
    if (Object.keys(found).length > 0) return found;
    setIsBusy(true);
    try {
      await answerReview({ memberId, week }, { text: text.trim(), nextStep: nextStep.trim() });
      setState("sent");
    } catch (error) {
      if (problemOf(error) === "review-answered") {
        setState("outrun");
        await readReviewAgain({ memberId, week });
      } else setProblem(`${reviewCopy.reply.failed} ${messageOf(error)}`);
    } finally {
      setIsBusy(false);
    }
    return {};
  };
  return {
    text,
    setText: (typed: string) => {
      setText(typed);
      setErrors(({ nextStep: other }) => (other ? { nextStep: other } : {}));
    },
    nextStep,
    setNextStep: (typed: string) => {
      setNextStep(typed);
      setErrors(({ text: other }) => (other ? { text: other } : {}));
    },
    errors,
    problem,
    isBusy,
    state,
    send,
  };
}

export type ReviewReply = ReturnType<typeof useReviewReply>;
