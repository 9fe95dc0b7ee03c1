import { randomUUID } from "node:crypto";
import type { EventName } from "@app/contract/catalogue";

/** Events the server itself observes. A browser's report of one is stored, and never relayed to a platform. */
export const SERVER_EVENTS = ["Lead", "CompleteRegistration", "Purchase"] as const;
export type ServerEvent = (typeof SERVER_EVENTS)[number];

export const isServerEvent = (name: EventName): name is ServerEvent =>
  (SERVER_EVENTS as readonly EventName[]).includes(name);

/** Events are deduplicated by id: a browser's must never take the place of the server's, whatever id it sends. */
const FROM_BROWSER = "browser:";
export const browserEventId = (name: EventName, id: string): string =>
  isServerEvent(name) ? `${FROM_BROWSER}${id}` : id;
export const serverEventId = (id: string): string => (id.startsWith(FROM_BROWSER) ? randomUUID() : id);
