import type { StaffReview } from "@app/contract/staff/reviews";
import { useEffect, useState } from "react";
import { problemOf } from "../../../api.ts";
import { reviewCopy } from "../../../content/staff/review.ts";
import { messageOf } from "../../member/parts/use-write.ts";
import { useDeviceDraft } from "../../shell/use-device-draft.ts";
import { answerReview, readReviewAgain } from "../data/review-query.ts";
import { checkReply, type ReplyErrors } from "./check-reply.ts";

type Typed = { text: string; nextStep: string };

/** Two sentences and one step, sent once, and on this device until then. What was typed stays when it is refused, also when a colleague was faster. */
export function useReviewReply({ memberId, week, mayAnswer }: StaffReview) {
  const [text, setText] = useState("");
  const [nextStep, setNextStep] = useState("");
  const [errors, setErrors] = useState<ReplyErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [state, setState] = useState<"writing" | "sent" | "outrun">("writing");
  const device = useDeviceDraft<Typed>(mayAnswer ? `review ${memberId} ${week}` : null);
  useEffect(() => {
    if (!device) return;
    const { left } = device;
    if (left) {
      setText((typed) => typed || left.text);
      setNextStep((typed) => typed || left.nextStep);
    }
    return () => device.close();
  }, [device]);
  // What cannot be written here stays in the fields.
  const keep = (typed: Typed | null) => void device?.keep(typed).catch(() => undefined);

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
      keep(null);
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
      keep({ text: typed, nextStep });
      setErrors(({ nextStep: other }) => (other ? { nextStep: other } : {}));
    },
    nextStep,
    setNextStep: (typed: string) => {
      setNextStep(typed);
      keep({ text, nextStep: typed });
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
