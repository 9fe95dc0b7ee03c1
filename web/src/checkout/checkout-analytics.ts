import type { Cycle } from "@app/contract/catalogue";
import { track } from "../tracking/track.ts";

/** The checkout's analytics events. The server alone sends Purchase, once the payment is confirmed. */
export const trackCheckoutStarted = (): void => void track("InitiateCheckout");
export const trackPlanChosen = (cycle: Cycle): void => void track("AddToCart", { label: cycle });
export const trackPaymentFailed = (message: string): void => void track("PaymentFailed", { label: message });
