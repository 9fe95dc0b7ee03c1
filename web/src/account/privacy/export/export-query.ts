import { type DataExport, getExport } from "@app/contract/privacy";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../api.ts";
import { FRESH_MS } from "../../../app/data/policy.ts";
import { updateAnswer } from "../../../app/data/query-client.ts";
import { queryKeys } from "../../../app/data/query-keys.ts";

const PREPARING_POLL_MS = 3_000;

const isPreparing = (current: DataExport | null | undefined): boolean => current?.state === "preparing";

/** The latest export. Asked again while it is in preparation, and at the time from which another may be requested. */
export const exportQuery = queryOptions({
  queryKey: queryKeys.export,
  queryFn: async (): Promise<DataExport | null> => (await call(getExport)).current,
  staleTime: ({ state }) => (isPreparing(state.data) ? 0 : FRESH_MS),
  refetchInterval: ({ state: { data, dataUpdatedAt } }) =>
    isPreparing(data) ? PREPARING_POLL_MS : data ? untilNext(data, dataUpdatedAt) : false,
});

/** As of the last answer: it is asked again when the time has come. */
export const canRequest = ({ nextAt }: DataExport, answeredAt: number): boolean => answeredAt >= Date.parse(nextAt);

const untilNext = (current: DataExport, answeredAt: number): number | false =>
  canRequest(current, answeredAt) ? false : Date.parse(current.nextAt) - answeredAt;

export const setExport = (requested: DataExport): Promise<void> => updateAnswer(exportQuery.queryKey, () => requested);
