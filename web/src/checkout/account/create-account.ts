import { countries } from "@app/contract/catalogue";
import { type Registration, register } from "@app/contract/identity";
import { onlyDigits } from "@app/contract/values";
import { callForEnvelope } from "../../api.ts";
import { clientIpAddress } from "../../tracking/client-ip.ts";
import { getConsent } from "../../tracking/consent.ts";
import { trackRegistered, trackSignupFailed } from "../checkout-analytics.ts";
import type { Buyer } from "../checkout-reducer.ts";
import { signInBuyer } from "../session.ts";
import type { Account } from "./account-schema.ts";

const dialCodeOf = (country: Account["country"]) => countries.find(({ code }) => code === country)?.phoneCode ?? "+55";

/** Registers and signs in. A failed sign-in afterwards is reported apart: registering again would conflict. */
export async function createAccount(form: Account): Promise<Extract<Buyer, { how: "signed-in" }> | "sign-in-failed"> {
  const eventId = `lead_${crypto.randomUUID()}`;
  const person = { fullName: form.fullName, email: form.email, phone: onlyDigits(form.phone) };
  try {
    const { return: registered, message } = await callForEnvelope(register, { body: registrationOf(form, eventId) });
    if (!registered?.user?._id) throw new Error(message ?? "no account in the response");
  } catch (error) {
    trackSignupFailed(error instanceof Error ? error.message : String(error), person);
    throw error;
  }
  trackRegistered(eventId, person);
  const username = form.email || `${dialCodeOf(form.country)}${onlyDigits(form.phone)}`;
  return signInBuyer(username, form.password).catch(() => "sign-in-failed" as const);
}

function registrationOf(form: Account, fbEventId: string): Registration {
  const consent = getConsent();
  return {
    fullName: form.fullName,
    phone: onlyDigits(form.phone),
    countryCode: dialCodeOf(form.country),
    email: form.email ?? "",
    password: form.password,
    clientIpAddress: clientIpAddress(),
    clientUserAgent: navigator.userAgent,
    fbEventId,
    ...(consent ? { consent } : {}),
  };
}
