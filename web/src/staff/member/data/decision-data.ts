import type { Half } from "@app/contract/plan-document";
import { decideReading, getDecisionOptions, type ReadingDecision } from "@app/contract/staff/member-decision";
import type { MemberFile } from "@app/contract/staff/member-file";
import { queryOptions } from "@tanstack/react-query";
import { callStaff } from "../../shell/call-staff.ts";
import { staffQueryClient } from "../../shell/query-client.ts";
import { memberKey, queueKey } from "../../shell/query-keys.ts";
import { fileQuery } from "./member-queries.ts";

export const optionsQuery = (memberId: string, half: Half) =>
  queryOptions({
    queryKey: [...memberKey(memberId), "decision", half],
    queryFn: async () => (await callStaff(getDecisionOptions, { params: { memberId }, query: { half } })).options,
  });

export type DecisionOption = {
  decision: ReadingDecision;
  isAllowed: boolean;
  lock: string | null;
  follows: string;
  message: string;
};

export type SignedDecision = {
  key: string;
  assessment: number;
  half: Half;
  decision: ReadingDecision;
  reason: string;
  message: string;
  reviewBy: string | null;
};

/** Signs; the file that comes back is the newest. The queue is read again also while another screen is open. */
export async function signDecision(memberId: string, body: SignedDecision): Promise<void> {
  const file: MemberFile = await callStaff(decideReading, { params: { memberId }, body });
  await staffQueryClient.cancelQueries({ queryKey: memberKey(memberId) });
  staffQueryClient.setQueryData(fileQuery(memberId).queryKey, file);
  const isOther = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey.at(-1) !== "file";
  void staffQueryClient.invalidateQueries({ queryKey: memberKey(memberId), predicate: isOther });
  void staffQueryClient.invalidateQueries({ queryKey: queueKey, refetchType: "all" });
}

/** After newer answers arrived: everything that was read is read again. */
export const readAgain = (memberId: string): Promise<void> =>
  staffQueryClient.invalidateQueries({ queryKey: memberKey(memberId) });

export const readOptionsAgain = (memberId: string, half: Half): Promise<void> =>
  staffQueryClient.invalidateQueries({ queryKey: optionsQuery(memberId, half).queryKey });
