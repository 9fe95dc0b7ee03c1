import { type DefaultError, QueryClient, type QueryExecuteOptions, type QueryKey } from "@tanstack/react-query";
import { data } from "react-router";
import { ApiError } from "../../api.ts";

const FRESH_MS = 15_000;

const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && (error.envelope.code === 0 || error.envelope.code >= 500);

/** The answers of this tab, in memory only: nothing of a member is written to the machine. */
export const staffQueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // As in the members' app: a request is sent whatever `navigator.onLine` says.
      networkMode: "always",
      staleTime: FRESH_MS,
      retry: (failures, error) => failures === 0 && isUnreachable(error),
    },
    // Forgotten at once: their variables may hold a password or a code.
    mutations: { networkMode: "always", retry: false, gcTime: 0 },
  },
});

/** For a screen's loader: its component then reads the answer with `useSuspenseQuery`. */
export async function loadStaffQuery<T, E = DefaultError, D = T, K extends QueryKey = QueryKey>(
  options: QueryExecuteOptions<T, E, D, T, K>,
): Promise<D> {
  try {
    return await staffQueryClient.query(options);
  } catch (error) {
    const status = error instanceof ApiError ? error.envelope.code : undefined;
    throw status === 404 ? data(null, { status: 404 }) : error;
  }
}
