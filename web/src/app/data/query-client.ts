import { type InferDataFromTag, type Query, QueryClient, type QueryKey } from "@tanstack/react-query";
import { FRESH_MS, KEEP_MS, retryDelayMs, shouldRetry } from "./policy.ts";

const whenNotLatest = ({ state }: Query) => (state.status === "error" ? "always" : true);

/**
 * `networkMode: "always"`: a request is sent and its result believed, whatever `navigator.onLine` says. The other modes
 * pause it, and a paused loader or form waits for ever instead of saying that there is no connection.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: "always",
        staleTime: FRESH_MS,
        gcTime: KEEP_MS,
        retry: shouldRetry,
        retryDelay: retryDelayMs,
        // Both ask only for answers that are on the screen and no longer fresh, or whose last refresh failed.
        refetchOnWindowFocus: whenNotLatest,
        refetchOnReconnect: whenNotLatest,
      },
      // Forgotten at once: their variables may hold a password.
      mutations: { networkMode: "always", retry: false, gcTime: 0 },
    },
  });

/** The answers of this tab. They live in memory only: nothing personal is written to the device. */
export const queryClient = createQueryClient();

let owner: string | undefined;

/** Forgets every answer when the session ended or belongs to another account. */
export function keepAnswersOf(accountId: string | undefined): void {
  if (accountId === owner) return;
  queryClient.clear();
  owner = accountId;
}

/** After the consent to health data was withdrawn: what is not on the screen goes, the rest is asked for again. */
export function outdateAnswers(): Promise<void> {
  queryClient.removeQueries({ type: "inactive" });
  return queryClient.invalidateQueries();
}

/** Writes what a write answered into the cache. A read that began before the write must not overwrite it. */
export async function updateAnswer<K extends QueryKey>(
  queryKey: K,
  update: (old: InferDataFromTag<unknown, K>) => InferDataFromTag<unknown, K>,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, (old) => (old === undefined ? undefined : update(old)));
}
