import type { CHANNELS } from "@app/contract/identity";
import { maskPhone } from "../../ui/masks.ts";

export type Channel = (typeof CHANNELS)[number];

/** A number as people write it: Brazilian ones in their own shape, others as they are kept. */
export const formatPhone = (phone: string): string => (phone.startsWith("+55") ? maskPhone(phone) : phone);
