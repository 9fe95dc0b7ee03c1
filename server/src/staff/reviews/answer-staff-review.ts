import { MAX_REPLY_SENTENCES } from "@app/contract/staff/reviews";
import { unfilledPlaceholders } from "@app/engine/team/replies/fill-reply";
import { countSentences } from "@app/engine/team/replies/sentences";
import { Problem } from "../../platform/http/problem.ts";
import { answerReview } from "../../reviews/answer-review.ts";
import { listMemberReviews } from "../../reviews/queries.ts";
import { type Professional, registrationOf } from "../accounts/staff.ts";
import { recordStaffAudit } from "../audit/record-staff-audit.ts";
import type { MemberDeps } from "../members/deps.ts";

type Answering = {
  memberId: string;
  week: string;
  staff: Professional;
  text: string;
  nextStep: string;
  ip: string | null;
};

/** A professional's reply to a review, once. The same reply again changes nothing, a colleague's in between is refused. */
export async function answerStaffReview(deps: MemberDeps, answering: Answering): Promise<void> {
  const { memberId, week, staff, text, nextStep, ip } = answering;
  if (countSentences(text) > MAX_REPLY_SENTENCES) throw new Problem("reply-too-long");
  if (unfilledPlaceholders(`${text} ${nextStep}`).length > 0) throw new Problem("reply-unfilled");
  const by = { name: staff.name, role: staff.role, registration: registrationOf(staff) ?? "" };
  const isStored = await answerReview(deps, {
    accountId: memberId,
    week,
    reply: { by, text, nextStep },
    afterStoring: (tx) => recordStaffAudit(deps, tx, { staff, action: "review.answer", accountId: memberId, ip }),
  });
  if (!isStored) await requireSameReply(deps, answering);
}

async function requireSameReply(deps: MemberDeps, { memberId, week, staff, text, nextStep }: Answering): Promise<void> {
  const review = (await listMemberReviews(deps, deps.db, memberId)).find((one) => one.week === week);
  if (!review?.reply) throw new Problem("not-found");
  const { reply } = review;
  if (reply.by.name !== staff.name || reply.text !== text || reply.nextStep !== nextStep)
    throw new Problem("review-answered");
}
