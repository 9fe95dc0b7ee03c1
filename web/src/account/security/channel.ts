import type { CHANNELS } from "@app/contract/identity";
import { maskPhone } from "../../ui/forms/masks.ts";

export type Channel = (typeof CHANNELS)[number];

/** Formats a Brazilian number for display; others stay in E.164. */
export const formatPhone = (phone: string): string => (phone.startsWith("+55") ? maskPhone(phone) : phone);
