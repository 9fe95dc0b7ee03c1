import { type MutationKey, useMutationState } from "@tanstack/react-query";

/**
 * The variables of the writes that are under way. An optimistic screen shows them over the cached answer: when one fails
 * it is no longer among them, so the screen is back at what the server last said.
 */
export const usePending = <V>(mutationKey: MutationKey): V[] =>
  useMutationState({
    filters: { mutationKey, exact: true, status: "pending" },
    select: ({ state }) => state.variables as V,
  });
