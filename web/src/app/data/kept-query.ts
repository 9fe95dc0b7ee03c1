import type { QueryExecuteOptions, QueryKey } from "@tanstack/react-query";
import type { KeptAnswerName } from "../../device-copy-entries.ts";
import { currentUser } from "../../identity/session/session-store.ts";
import { deviceCopyAnswer } from "../sync/device-copy.ts";
import { loadQuery } from "./load-query.ts";
import { keepAnswersOf, queryClient } from "./query-client.ts";

type KeptQuery<T, K extends QueryKey> = {
  /** The copy's name on this device. */
  name: KeptAnswerName;
  query: QueryExecuteOptions<T, Error, T, T, K>;
  /** A copy that an earlier build of the app has made may lack what this one reads. */
  isCurrent: (value: NonNullable<T>) => boolean;
  /** What of a copy may be shown by what this device knows besides; all of it without it. */
  check?: (value: NonNullable<T>) => Promise<T>;
  /** The part that is kept; everything without it. */
  toKeep?: (value: NonNullable<T>) => T;
};

/** For a loader. A copy on this device stands in for a server that cannot be reached, and never goes before its answer. */
export async function loadKept<T, K extends QueryKey>(kept: KeptQuery<T, K>): Promise<T> {
  const accountId = currentUser()?._id;
  if (accountId && deviceCopyAnswer(accountId)) await restore(accountId, kept).catch(() => undefined);
  return loadQuery(kept.query);
}

async function restore<T, K extends QueryKey>(accountId: string, { name, query, isCurrent, check }: KeptQuery<T, K>) {
  keepAnswersOf(accountId);
  const queryKey: QueryKey = query.queryKey;
  if (queryClient.getQueryData(queryKey) !== undefined) return;
  const { findAnswer } = await import("../sync/store/kept-answers.ts");
  const kept = await findAnswer(accountId, name);
  if (!kept || !isCurrent(kept.value as NonNullable<T>)) return;
  const value = check ? await check(kept.value as NonNullable<T>) : kept.value;
  queryClient.setQueryData(queryKey, value, { updatedAt: kept.at });
  await queryClient.invalidateQueries({ queryKey, exact: true, refetchType: "none" });
}

/** Keeps what was last answered beside the records, where the member chose to have a copy. */
export async function keepLatest<T, K extends QueryKey>({ name, query, toKeep }: KeptQuery<T, K>): Promise<void> {
  const accountId = currentUser()?._id;
  const { data, dataUpdatedAt, isInvalidated } = queryClient.getQueryState(query.queryKey) ?? {};
  // What is outdated may be what the server erased.
  if (isInvalidated || !accountId || data === undefined || dataUpdatedAt === undefined || !deviceCopyAnswer(accountId))
    return;
  const { keepAnswer } = await import("../sync/store/kept-answers.ts");
  await keepAnswer(accountId, name, toKeep ? toKeep(data as NonNullable<T>) : data, dataUpdatedAt);
}
