import {
  MAX_NEXT_STEP,
  MAX_REPLY_SENTENCES,
  MAX_REPLY_TEXT,
  MIN_NEXT_STEP,
  MIN_REPLY_TEXT,
} from "@app/contract/staff/reviews";
import { unfilledPlaceholders } from "@app/engine/team/replies/fill-reply";
import { countSentences } from "@app/engine/team/replies/sentences";
import { reviewCopy } from "../../../content/staff/review.ts";

const copy = reviewCopy.reply;

export type ReplyErrors = { text?: string; nextStep?: string };

/** As the server checks it: two sentences, one step, nothing left between braces. */
export function checkReply({ text, nextStep }: { text: string; nextStep: string }): ReplyErrors {
  const errors = { text: checkText(text.trim()), nextStep: checkStep(nextStep.trim()) };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}

function checkText(text: string): string | undefined {
  if (text.length < MIN_REPLY_TEXT) return copy.tooShort;
  if (text.length > MAX_REPLY_TEXT) return copy.tooLong;
  if (countSentences(text) > MAX_REPLY_SENTENCES) return copy.tooManySentences;
  return checkFilled(text);
}

function checkStep(step: string): string | undefined {
  if (step.length < MIN_NEXT_STEP) return copy.stepTooShort;
  return step.length > MAX_NEXT_STEP ? copy.stepTooLong : checkFilled(step);
}

function checkFilled(text: string): string | undefined {
  const missing = unfilledPlaceholders(text);
  return missing.length > 0 ? copy.unfilled(missing) : undefined;
}
