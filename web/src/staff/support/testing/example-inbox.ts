import type { StaffMe } from "@app/contract/staff/identity";
import { idOf, inHours } from "../../testing/design-day.ts";
import { helena } from "../../testing/example-staff.ts";
import type { SupportThread } from "../data/support-query.ts";

export const camila: StaffMe = {
  ...helena,
  _id: idOf(90),
  name: "Camila Reis",
  email: "camila@prumo.example",
  role: "vendas",
  registration: null,
  maySign: false,
};

/** One is late, one has time, one was promised nothing, one has its answer. */
export const exampleInbox: SupportThread[] = [
  {
    memberId: idOf(1),
    name: "Aline Duarte",
    lastAt: inHours(-5),
    unread: 2,
    waiting: { since: inHours(-30), dueAt: inHours(-1), isLate: true },
  },
  {
    memberId: idOf(2),
    name: "Teresa Aguiar",
    lastAt: inHours(-2),
    unread: 1,
    waiting: { since: inHours(-2), dueAt: inHours(6), isLate: false },
  },
  {
    memberId: idOf(3),
    name: "Bruno Tavares",
    lastAt: inHours(-2),
    unread: 0,
    waiting: { since: inHours(-2), dueAt: null, isLate: false },
  },
  { memberId: idOf(4), name: "Paulo Mendes", lastAt: inHours(-26), unread: 0, waiting: null },
];
