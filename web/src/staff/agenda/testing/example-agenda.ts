import type { AgendaCall, StaffAgenda } from "@app/contract/staff/agenda";
import { idOf, NOW } from "../../testing/design-day.ts";

const MINUTE_MS = 60_000;
const at = (moment: string): string => new Date(`2026-11-${moment}:00-03:00`).toISOString();

export function aCall(number: number, moment: string, call: Partial<AgendaCall> = {}): AgendaCall {
  const startsAt = at(moment);
  const after = (minutes: number) => new Date(Date.parse(startsAt) + minutes * MINUTE_MS).toISOString();
  return {
    bookingId: idOf(100 + number),
    memberId: idOf(number),
    name: `Membro ${number}`,
    professional: "nutritionist",
    heldBy: null,
    isOwnMember: true,
    purpose: "plan",
    way: "video",
    startsAt,
    endsAt: after(20),
    state: "booked",
    link: null,
    phone: null,
    timeZone: null,
    missableFrom: after(10),
    ...call,
  };
}

/** The week of the design's screen. */
export const exampleAgenda: StaffAgenda = {
  asOf: new Date(NOW).toISOString(),
  calls: [
    aCall(11, "16T09:00", { name: "Nara Pires", state: "done" }),
    aCall(12, "17T15:30", { name: "Vera Lopes", state: "missed" }),
    aCall(13, "18T14:00", { name: "Teresa Aguiar", state: "done" }),
    aCall(14, "19T08:30", { name: "Rita Campos", state: "done" }),
    aCall(15, "19T09:30", { name: "Otávio Lins" }),
    aCall(16, "19T11:30", { name: "Joana Reis", way: "phone", phone: "+55 11 90000-0002" }),
    aCall(17, "19T15:30", { name: "Vera Lopes", state: "proposed" }),
    aCall(18, "19T17:00", { name: "Alice Nogueira", link: "https://chamada.example/alice" }),
    aCall(19, "19T19:00", { name: "Tainá Alves", timeZone: "America/Manaus" }),
    aCall(20, "20T09:00", { name: "Aline Duarte" }),
    aCall(21, "20T10:30", { name: "Paulo Mendes" }),
    aCall(22, "21T09:30", { name: "Elis Moura" }),
  ],
  free: [at("19T18:00"), at("20T14:30"), at("20T18:00"), at("21T11:00")],
  absences: [{ _id: idOf(70), from: at("18T08:00"), until: at("18T12:00") }],
  unbooked: [{ memberId: idOf(1), name: "Aline Duarte", dueAt: at("20T09:52") }],
};
