import type { DialCode } from "@app/contract/catalogue";
import type { CHANNELS } from "@app/contract/identity";
import { maskPhone } from "../../ui/forms/masks.ts";

export type Channel = (typeof CHANNELS)[number];

/** A member's number, which the server gives without its country: "(11) 98765-4321", "+351 912345678". */
export const formatPhone = (phone: string, countryCode: string): string =>
  countryCode === BRAZIL ? maskPhone(phone) : `${countryCode} ${phone}`;

const BRAZIL = "+55" satisfies DialCode;
