import { addCallNote, addComment } from "@app/contract/staff/member-timeline";
import { type PromisePauseReason, pausePromise, resumePromise } from "@app/contract/staff/promises";
import { type Report, type ReportChannel, reportAnswer } from "@app/contract/staff/reported-answers";
import { breakGlass } from "@app/contract/staff/team";
import { problemOf } from "../../../api.ts";
import { callStaff } from "../../shell/call-staff.ts";
import { staffQueryClient } from "../../shell/query-client.ts";
import { memberKey } from "../../shell/query-keys.ts";

/** What was written stands in the timeline before the form says so. */
const refreshTimeline = (memberId: string) =>
  staffQueryClient.invalidateQueries({ queryKey: [...memberKey(memberId), "timeline"] });

/** `key` is the form's own: sending it twice keeps one comment. */
export async function sendComment(memberId: string, body: { key: string; text: string }): Promise<void> {
  await callStaff(addComment, { params: { memberId }, body });
  await refreshTimeline(memberId);
}

export type CallNote = { key: string; minutes: number | null; text: string };

/** A call outside of the agenda, or one whose booking the file does not know. */
export async function sendCallNote(memberId: string, note: CallNote): Promise<void> {
  await callStaff(addCallNote, { params: { memberId }, body: { ...note, bookingId: null } });
  await refreshTimeline(memberId);
}

export type ReportedAnswer = { key: string; reportedOn: string; channel: ReportChannel; report: Report };

/** Answers, signs and plan follow from it: everything of the member is read again. */
export async function sendReportedAnswer(memberId: string, body: ReportedAnswer): Promise<void> {
  await callStaff(reportAnswer, { params: { memberId }, body });
  await staffQueryClient.invalidateQueries({ queryKey: memberKey(memberId) });
}

type OnePromise = { memberId: string; promiseId: string };

export const sendPause = (params: OnePromise, reason: PromisePauseReason): Promise<void> =>
  changePromise(params.memberId, () => callStaff(pausePromise, { params, body: { reason } }));

export const sendResume = (params: OnePromise): Promise<void> =>
  changePromise(params.memberId, () => callStaff(resumePromise, { params }));

/** The file is read again also after a refusal: somebody else may have changed the promise, or its time is over. */
async function changePromise(memberId: string, change: () => Promise<unknown>): Promise<void> {
  const refresh = () =>
    Promise.all([
      staffQueryClient.invalidateQueries({ queryKey: [...memberKey(memberId), "file"] }),
      refreshTimeline(memberId),
    ]);
  try {
    await change();
  } catch (error) {
    if (problemOf(error)?.startsWith("promise-")) void refresh();
    throw error;
  }
  await refresh();
}

/** Opens the file for an hour; its page then reads it as any other. */
export async function openInEmergency(memberId: string, reason: string): Promise<void> {
  await callStaff(breakGlass, { params: { memberId }, body: { reason } });
  staffQueryClient.removeQueries({ queryKey: memberKey(memberId) });
}
