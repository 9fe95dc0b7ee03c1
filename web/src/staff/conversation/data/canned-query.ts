import {
  type CannedReply,
  deleteCannedReply,
  listCannedReplies,
  saveCannedReply,
} from "@app/contract/staff/conversations";
import { queryOptions } from "@tanstack/react-query";
import { callStaff } from "../../shell/call-staff.ts";
import { staffQueryClient } from "../../shell/query-client.ts";

const FRESH_MS = 5 * 60_000;

/** The service's and one's own. They change rarely, and "/" has to open at once. */
export const cannedQuery = queryOptions({
  queryKey: ["staff", "replies"],
  queryFn: async (): Promise<CannedReply[]> => (await callStaff(listCannedReplies)).replies,
  staleTime: FRESH_MS,
});

const keep = ({ replies }: { replies: CannedReply[] }) => staffQueryClient.setQueryData(cannedQuery.queryKey, replies);

/** `_id` is the form's own: twice is once. */
export const saveCanned = async (reply: { _id: string; title: string; text: string }): Promise<void> =>
  void keep(await callStaff(saveCannedReply, { body: reply }));

export const deleteCanned = async (replyId: string): Promise<void> =>
  void keep(await callStaff(deleteCannedReply, { params: { replyId } }));
