import type { Half } from "@app/contract/plan-document";
import {
  acknowledgeHalf,
  getPlanEditor,
  getPlanVersion,
  type PlanEditor,
  previewPlan,
  signHalf,
  withdrawSignature,
} from "@app/contract/staff/plans";
import { queryOptions } from "@tanstack/react-query";
import { callStaff } from "../../shell/call-staff.ts";
import { staffQueryClient } from "../../shell/query-client.ts";
import { memberKey, queueKey } from "../../shell/query-keys.ts";

/** The saved drafts as the member would read them. Read anew each time it is opened: `opened` is that time's own key. */
export const previewQuery = (memberId: string, opened: string, flush: () => Promise<unknown>) =>
  queryOptions({
    queryKey: [...memberKey(memberId), "plan-preview", opened],
    queryFn: async () => {
      await flush();
      return callStaff(previewPlan, { params: { memberId } });
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** The draft saved, before it is signed: its fingerprint is then what the screen shows. */
export const savedQuery = (memberId: string, opened: string, flush: () => Promise<number>) =>
  queryOptions({
    queryKey: [...memberKey(memberId), "plan-saved", opened],
    queryFn: flush,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

/** A published version never changes. */
export const versionQuery = (memberId: string, version: number) =>
  queryOptions({
    queryKey: [...memberKey(memberId), "plan-version", version],
    queryFn: () => callStaff(getPlanVersion, { params: { memberId, version: String(version) } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export type Signing = { key: string; revision: number };

/** Signs one's own half; the editor that is read then says whether it was published. */
export async function sign(memberId: string, half: Half, body: Signing): Promise<PlanEditor> {
  await callStaff(signHalf, { params: { memberId, half }, body });
  return readAgain(memberId);
}

/** "Ciente" of one's own half, for the other half as it was signed. */
export async function acknowledge(memberId: string, half: Half, body: Signing): Promise<PlanEditor> {
  await callStaff(acknowledgeHalf, { params: { memberId, half }, body });
  return readAgain(memberId);
}

export async function withdraw(memberId: string, half: Half): Promise<PlanEditor> {
  await callStaff(withdrawSignature, { params: { memberId, half } });
  return callStaff(getPlanEditor, { params: { memberId } });
}

/** The editor first, which somebody looks at; then the file and the queue, also while another screen is open. */
async function readAgain(memberId: string): Promise<PlanEditor> {
  const editor = await callStaff(getPlanEditor, { params: { memberId } });
  const isOfFile = ({ queryKey }: { queryKey: readonly unknown[] }) => !String(queryKey[3]).startsWith("plan");
  void staffQueryClient.invalidateQueries({ queryKey: memberKey(memberId), predicate: isOfFile });
  void staffQueryClient.invalidateQueries({ queryKey: queueKey, refetchType: "all" });
  return editor;
}
