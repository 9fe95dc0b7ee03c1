import type { StaffMe } from "@app/contract/staff/identity";
import { idOf } from "./design-day.ts";

export const helena: StaffMe = {
  _id: idOf(80),
  name: "Helena Prado",
  email: "helena@prumo.example",
  role: "nutri",
  registration: { council: "CRN-3", number: "00000", expiresOn: "2027-12-31" },
  maySign: true,
  scope: "full",
  expiresAt: "2026-11-19T23:02:00.000Z",
  confirmedUntil: null,
};

export const rafael: StaffMe = {
  ...helena,
  _id: idOf(81),
  name: "Rafael Nunes",
  email: "rafael@prumo.example",
  role: "treinador",
};
