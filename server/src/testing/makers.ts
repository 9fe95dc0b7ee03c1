import { randomInt, randomUUID } from "node:crypto";
import type { Registration } from "@app/contract/identity";
import type { ClientContext } from "../platform/http/request-context.ts";

/** A valid registration form, unique each time. */
export const aRegistration = (more: Partial<Registration> = {}): Registration => ({
  fullName: "Ana Souza",
  phone: aPhone(),
  countryCode: "+55",
  email: `ana.${randomUUID()}@example.com`,
  password: "tapioca-6",
  subscriptionPlan: "free",
  clientUserAgent: "Mozilla/5.0 (Linux; Android 13)",
  fbEventId: `lead_${randomUUID()}`,
  ...more,
});

const PHONES = 100_000_000;
/** Has no factor in common with the numbers there are, so that all come before one comes again; and neighbours differ early. */
const PHONE_STEP = 61_803_399;
let lastPhone = randomInt(PHONES);

/** A mobile number of São Paulo, never twice in one process. */
export const aPhone = (): string => {
  lastPhone = (lastPhone + PHONE_STEP) % PHONES;
  return `119${String(lastPhone).padStart(8, "0")}`;
};

/** A CPF with valid check digits, random each time. */
export const aDocument = (): string => {
  const digits = Array.from({ length: 9 }, () => randomInt(10));
  for (const weight of [10, 11]) {
    const sum = digits.reduce((total, digit, index) => total + digit * (weight - index), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join("");
};

export const allowingAds = (ads = true): NonNullable<Registration["consent"]> => ({
  ads,
  version: "2026-11",
  at: new Date().toISOString(),
});

export const aClientContext = (more: Partial<ClientContext> = {}): ClientContext => ({
  clientIp: "203.0.113.7",
  userAgent: "Mozilla/5.0 (Linux; Android 13)",
  fbc: null,
  fbp: null,
  ...more,
});
