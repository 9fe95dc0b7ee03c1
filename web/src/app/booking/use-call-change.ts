import { acceptCall, type BookingsView, bookCall, type CallWay, cancelCall, moveCall } from "@app/contract/bookings";
import { useMutation } from "@tanstack/react-query";
import { call, problemOf } from "../../api.ts";
import { queryClient, updateAnswer } from "../data/query-client.ts";
import { bookingsQuery } from "./bookings-query.ts";

type Choice = { key: string; startsAt: string; way: CallWay };
export type CallChange =
  | { kind: "book"; choice: Choice }
  | { kind: "move"; bookingId: string; choice: Choice }
  | { kind: "accept"; bookingId: string }
  | { kind: "cancel"; bookingId: string };

const send = (change: CallChange): Promise<BookingsView> => {
  if (change.kind === "book") return call(bookCall, { body: change.choice });
  const params = { bookingId: change.bookingId };
  if (change.kind === "move") return call(moveCall, { params, body: change.choice });
  return call(change.kind === "accept" ? acceptCall : cancelCall, { params });
};

/** Whether the slots or the call are no longer as the screen shows them. */
export const isOutdated = (error: unknown): boolean => {
  const problem = problemOf(error);
  return problem === "slot-taken" || problem === "booking-changed" || problem === "booking-too-late";
};

/** A change of the member's call: its answer is the whole screen, and a refusal reads it again before it is shown. */
export const useCallChange = (onDone?: () => void) =>
  useMutation({
    mutationFn: async (change: CallChange) => {
      try {
        return await send(change);
      } catch (error) {
        if (isOutdated(error)) await queryClient.refetchQueries({ queryKey: bookingsQuery.queryKey, exact: true });
        throw error;
      }
    },
    onSuccess: async (view) => {
      await updateAnswer(bookingsQuery.queryKey, () => view);
      onDone?.();
      // The button that had the focus is gone.
      document.getElementById("conteudo")?.focus();
      window.scrollTo(0, 0);
    },
  });
