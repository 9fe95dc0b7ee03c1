import type { EventName } from "@app/contract/catalogue";
import type { HashedIdentifiers } from "./hash-identifiers.ts";

/** Where advertising events go, in our own words. One adapter per platform, each with its own list of what it may be told. */
export interface AdPlatform {
  destination: string;
  accepts(event: EventName): boolean;
  send(events: AdEvent[]): Promise<Delivery>;
}

/** `refused` will never be accepted as it is; `unreachable` may be, later. */
export type Delivery = { outcome: "accepted" } | { outcome: "refused" | "unreachable"; reason: string };

export type AdEvent = {
  name: EventName;
  /** The platform counts an id once, so sending twice is safe. */
  id: string;
  at: Date;
  pageUrl: string;
  valueCents: number;
  currency: string;
  clientIp: string | null;
  userAgent: string;
  fbc: string | null;
  fbp: string | null;
  hashedIdentifiers: HashedIdentifiers;
};
