import { refundRules } from "@app/engine/refunds/refund-rules";
import { addMs, DAY_MS } from "../../platform/time/durations.ts";
import type { GuaranteeDecisionRecord } from "./decision.ts";

const { days, acceptWithinDays } = refundRules.content.credits.freeDays;

/** How many are given. */
export const FREE_DAYS = days;
const OPEN_MS = acceptWithinDays * DAY_MS;

/** What the days are for, as the subscription records it: once for each purchase. */
export const freeDaysSource = (paymentId: string): string => `guarantee-offer ${paymentId}`;

/** The rules offer them in their answer: only where the programme was not followed. */
export const offersFreeDays = ({ decision, bundle }: Pick<GuaranteeDecisionRecord, "decision" | "bundle">): boolean =>
  decision === "refused" && bundle.answer.offer !== undefined;

export const freeDaysUntil = ({ decidedAt }: Pick<GuaranteeDecisionRecord, "decidedAt">): Date =>
  addMs(decidedAt, OPEN_MS);
