import type { Smartphone } from "@app/contract/catalogue";
import { type TrackedPerson, track } from "../tracking/track.ts";

export const recordFocus = (field: string): void => void track("FieldFocus", { label: field });

/** Registering sends its own events; this one is for a form whose submission could not be loaded. */
export const recordOffline = (person: TrackedPerson, message: string): void =>
  void track("RegistrationFailed", {
    label: message,
    person,
    details: { error_type: "registration_failure", source: "lp_lead_form" },
  });

export const recordStore = (smartphone: Smartphone): void => void track("AppStoreClick", { label: smartphone });
