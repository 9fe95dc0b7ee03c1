import type { Cycle } from "@app/contract/catalogue";
import { type TrackedPerson, track } from "../tracking/track.ts";

/** The checkout's analytics events. The server alone sends Purchase, once the payment is confirmed. */
export const trackCheckoutStarted = (): void => void track("InitiateCheckout");
export const trackPlanChosen = (cycle: Cycle): void => void track("AddToCart", { label: cycle });
export const trackRegistered = (eventId: string, person: TrackedPerson): void =>
  void track("CompleteRegistration", { eventId, person, label: "checkout" });
export const trackSignupFailed = (message: string, person: TrackedPerson): void =>
  void track("RegistrationFailed", {
    label: message,
    person,
    details: { error_type: "registration_failure", source: "checkout" },
  });
export const trackPaymentFailed = (message: string): void => void track("PaymentFailed", { label: message });
