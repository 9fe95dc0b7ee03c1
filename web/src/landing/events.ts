import type { Smartphone } from "@app/contract/catalogue";
import { trackRegistrationFailed } from "../tracking/registration-failed.ts";
import { track } from "../tracking/track.ts";
import type { Lead } from "./lead-schema.ts";

export const recordFocus = (field: string): void => void track("FieldFocus", { label: field });

/** The server sends the same lead with the same id, so that it counts once. */
export const recordLead = (person: Lead, eventId: string): void => void track("Lead", { eventId, person });

export const recordFailure = (person: Lead, message: string): void =>
  trackRegistrationFailed({ message, smartphone: person.smartphone, source: "lp_lead_form", person });

export const recordStore = (smartphone: Smartphone): void => void track("AppStoreClick", { label: smartphone });
