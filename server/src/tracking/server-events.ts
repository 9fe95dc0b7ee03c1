import { randomUUID } from "node:crypto";
import type { EventName } from "@app/contract/catalogue";

/** What the server itself knows to have happened. A browser's word for it is kept, and never told to a platform. */
export const SERVER_EVENTS = ["Lead", "CompleteRegistration", "Purchase"] as const;
export type ServerEvent = (typeof SERVER_EVENTS)[number];

export const isServerEvent = (name: EventName): name is ServerEvent =>
  (SERVER_EVENTS as readonly EventName[]).includes(name);

/** An id counts once: a browser's must never take the place of the server's, however it was chosen. */
const FROM_BROWSER = "browser:";
export const browserEventId = (name: EventName, id: string): string =>
  isServerEvent(name) ? `${FROM_BROWSER}${id}` : id;
export const serverEventId = (id: string): string => (id.startsWith(FROM_BROWSER) ? randomUUID() : id);
