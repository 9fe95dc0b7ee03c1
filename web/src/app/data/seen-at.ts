import { notifyManager, type Query } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { problemOf } from "../../api.ts";
import { queryClient } from "./query-client.ts";

/** Why the answers on the screen are not the server's latest. */
export type NotRefreshed = "no-connection" | "server-failed";

/** The time of the oldest answer on the screen that could not be refreshed; undefined when all are the latest. */
export const useSeenAt = (): number | undefined => useSyncExternalStore(subscribe, findSeenAt, () => undefined);

export const useNotRefreshed = (): NotRefreshed | undefined =>
  useSyncExternalStore(subscribe, findReason, () => undefined);

/** Without a network every answer on the screen is one that cannot be refreshed. What is asked in the background is none. */
const isNotRefreshed = ({ state, meta }: Query): boolean =>
  state.data !== undefined && meta?.["isBackground"] !== true && (state.status === "error" || !navigator.onLine);

const findNotRefreshed = () => queryClient.getQueryCache().findAll({ type: "active", predicate: isNotRefreshed });

export function findSeenAt(): number | undefined {
  const times = findNotRefreshed().map(({ state }) => state.dataUpdatedAt);
  return times.length > 0 ? Math.min(...times) : undefined;
}

export function findReason(): NotRefreshed | undefined {
  const problems = findNotRefreshed().map(({ state }) => problemOf(state.error));
  if (problems.length === 0) return undefined;
  const isLost = !navigator.onLine || problems.includes("offline") || problems.includes("timeout");
  return isLost ? "no-connection" : "server-failed";
}

function subscribe(listener: () => void): () => void {
  // The cache also reports while a component renders; batched, the listener is called after it.
  const unsubscribe = queryClient.getQueryCache().subscribe(notifyManager.batchCalls(listener));
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    unsubscribe();
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** Asks again for what could not be refreshed. */
export const refreshSeen = (): Promise<void> =>
  queryClient.refetchQueries({ type: "active", predicate: isNotRefreshed });
