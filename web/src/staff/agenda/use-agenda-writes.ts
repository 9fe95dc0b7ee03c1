import type { MoveReason } from "@app/contract/bookings";
import type { AgendaCall } from "@app/contract/staff/agenda";
import { useQueryClient } from "@tanstack/react-query";
import { callText } from "../../content/staff/agenda.ts";
import { showToast } from "../../ui/overlays/toast.tsx";
import { markAbsence, propose, saveLink, settle } from "./data/agenda-query.ts";

/** Says what was done, or why it was not; answers whether it was. */
const saying = (write: Promise<void>, done: string): Promise<boolean> =>
  write.then(
    () => {
      showToast({ title: done });
      return true;
    },
    (error: unknown) => {
      showToast({ tone: "destructive", title: error instanceof Error ? error.message : String(error) });
      return false;
    },
  );

export function useAgendaWrites(monday: string) {
  const write = { client: useQueryClient(), monday };
  const { said } = callText;
  return {
    settle: ({ bookingId, name }: AgendaCall, result: "done" | "missed") =>
      saying(settle(write, bookingId, result), said[result](name)),
    propose: ({ bookingId, name }: AgendaCall, startsAt: string, reason: MoveReason) =>
      saying(propose(write, bookingId, startsAt, reason), said.moved(name)),
    saveLink: async ({ bookingId }: AgendaCall, link: string): Promise<void> => {
      await saying(saveLink(write, bookingId, link), said.link);
    },
    markAbsence: (absence: { key: string; from: string; until: string }) =>
      saying(markAbsence(write, absence), said.absence),
  };
}
