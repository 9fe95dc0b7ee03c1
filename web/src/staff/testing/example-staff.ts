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
  draftKeys: ["5f0c3a9e7b1d482604f6a8c2e0d9b7351f3e5d7c9b1a08264c6e8f0a2b4d6e81"],
};

export const rafael: StaffMe = {
  ...helena,
  _id: idOf(81),
  name: "Rafael Nunes",
  email: "rafael@prumo.example",
  draftKeys: ["a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f90"],
  role: "treinador",
};
