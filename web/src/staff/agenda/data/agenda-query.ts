import type { MoveReason } from "@app/contract/bookings";
import {
  addAbsence,
  getStaffAgenda,
  proposeHour,
  type StaffAgenda,
  setCallLink,
  settleCall,
} from "@app/contract/staff/agenda";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { callStaff } from "../../shell/call-staff.ts";

const REFRESH_MS = 60_000;

/** The calls of the week that begins on this Monday. */
export const agendaQuery = (monday: string) =>
  queryOptions({
    queryKey: ["staff", "agenda", monday],
    queryFn: (): Promise<StaffAgenda> => callStaff(getStaffAgenda, { query: { week: monday } }),
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: "always",
  });

type Write = { client: QueryClient; monday: string };

/** A write answers with an agenda, of the week of the server's choice: the shown one is asked for again. */
const refresh = ({ client, monday }: Write): Promise<void> =>
  client.invalidateQueries({ queryKey: agendaQuery(monday).queryKey });

export async function settle(write: Write, bookingId: string, result: "done" | "missed"): Promise<void> {
  await callStaff(settleCall, { params: { bookingId }, body: { result } });
  await refresh(write);
}

export async function propose(write: Write, bookingId: string, startsAt: string, reason: MoveReason): Promise<void> {
  await callStaff(proposeHour, { params: { bookingId }, body: { startsAt, reason } });
  await refresh(write);
}

export async function saveLink(write: Write, bookingId: string, link: string): Promise<void> {
  await callStaff(setCallLink, { params: { bookingId }, body: { link } });
  await refresh(write);
}

/** The key is made with the form: sending it twice marks one absence. */
export async function markAbsence(write: Write, absence: { key: string; from: string; until: string }): Promise<void> {
  await callStaff(addAbsence, { body: absence });
  await refresh(write);
}
