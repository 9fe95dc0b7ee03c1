import type { Thread } from "@app/contract/conversations";
import { getStaffThread, type StaffThread } from "@app/contract/staff/conversations";
import { queryOptions } from "@tanstack/react-query";
import { callStaff } from "../../shell/call-staff.ts";
import { staffQueryClient } from "../../shell/query-client.ts";
import { memberKey } from "../../shell/query-keys.ts";
import { addNewer, addOlder } from "./merge-pages.ts";

const POLL_MS = 15_000;

export type ThreadKey = { memberId: string; thread: Thread };

export const threadKey = ({ memberId, thread }: ThreadKey) => [...memberKey(memberId), "thread", thread] as const;

const read = (params: ThreadKey, query: { before?: string; after?: string } = {}): Promise<StaffThread> =>
  callStaff(getStaffThread, { params, query });

const newest = (thread: StaffThread): number => thread.messages.at(-1)?.seq ?? 0;

/** Every message that was read so far. While the tab is visible it asks for what came after them, and for nothing else. */
export const threadQuery = (params: ThreadKey) =>
  queryOptions({
    queryKey: threadKey(params),
    queryFn: async ({ client }): Promise<StaffThread> => {
      const known = client.getQueryData<StaffThread>(threadKey(params));
      let answer = await read(params, known ? { after: String(newest(known)) } : {});
      let all = addNewer(client.getQueryData<StaffThread>(threadKey(params)), answer);
      while (newest(answer) < answer.lastSeq && answer.messages.length > 0) {
        answer = await read(params, { after: String(newest(answer)) });
        all = addNewer(all, answer);
      }
      // An older page may have come meanwhile.
      return addNewer(client.getQueryData<StaffThread>(threadKey(params)), all);
    },
    staleTime: 0,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: "always",
    // The next poll is the retry.
    retry: false,
  });

/** The page before the first message that is known. */
export async function loadOlder(params: ThreadKey, before: number): Promise<void> {
  const answer = await read(params, { before: String(before) });
  staffQueryClient.setQueryData<StaffThread>(threadKey(params), (known) => known && addOlder(known, answer));
}
