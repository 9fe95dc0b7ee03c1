import { getProgress, type ProgressDay } from "@app/contract/diary";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api.ts";
import { queryKeys } from "./query-keys.ts";

/** The days between two in sums, for time that this device does not hold. */
export const progressQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: queryKeys.progress(from, to),
    queryFn: async (): Promise<ProgressDay[]> => (await call(getProgress, { query: { from, to } })).days,
  });
