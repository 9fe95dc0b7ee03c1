import { claimTask, getStaffQueue, postponeTask, releaseTask, type StaffQueue } from "@app/contract/staff/queue";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { callStaff, callStaffOrNull } from "../../shell/call-staff.ts";
import { memberKey, queueKey } from "../../shell/query-keys.ts";

const POLL_MS = 10_000;

/** The queue, asked for every ten seconds while the tab is visible. An unchanged one costs the server a probe. */
export const queueQuery = queryOptions({
  queryKey: queueKey,
  queryFn: async ({ client }): Promise<StaffQueue> => {
    const known = client.getQueryData<StaffQueue>(queueKey);
    const answer = await callStaffOrNull(getStaffQueue, known ? { query: { rev: known.rev } } : {});
    const latest = answer ?? client.getQueryData<StaffQueue>(queueKey);
    if (!latest) throw new Error("the server knows a revision that nothing has asked about");
    return latest;
  },
  staleTime: 0,
  refetchInterval: POLL_MS,
  refetchOnWindowFocus: "always",
  // The next poll is the retry.
  retry: false,
});

/** What a write answered is the queue. A read that began before the write must not overwrite it; the file is read again. */
async function keep(client: QueryClient, memberId: string, answer: Promise<StaffQueue>): Promise<void> {
  const queue = await answer;
  void client.invalidateQueries({ queryKey: memberKey(memberId) });
  await client.cancelQueries({ queryKey: queueKey, exact: true });
  client.setQueryData(queueKey, queue);
}

/** With a reason it is taken over from a colleague. */
export const claim = (client: QueryClient, memberId: string, takeOver?: string): Promise<void> =>
  keep(
    client,
    memberId,
    callStaff(claimTask, { params: { memberId }, body: takeOver === undefined ? {} : { takeOver } }),
  );

export const release = (client: QueryClient, memberId: string): Promise<void> =>
  keep(client, memberId, callStaff(releaseTask, { params: { memberId } }));

export const postpone = (client: QueryClient, memberId: string, until: string | null): Promise<void> =>
  keep(client, memberId, callStaff(postponeTask, { params: { memberId }, body: { until } }));
