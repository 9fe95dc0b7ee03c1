import type { EventName } from "@app/contract/catalogue";
import type { HashedIdentifiers } from "./hash-identifiers.ts";

/** The port to ad platforms. One adapter per platform, each with its own list of accepted events. */
export interface AdPlatform {
  destination: string;
  accepts(event: EventName): boolean;
  send(events: AdEvent[]): Promise<Delivery>;
}

/** `refused` is permanent; `unreachable` may succeed later. */
export type Delivery = { outcome: "accepted" } | { outcome: "refused" | "unreachable"; reason: string };

export type AdEvent = {
  name: EventName;
  /** The platform deduplicates by id, so sending twice is safe. */
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
