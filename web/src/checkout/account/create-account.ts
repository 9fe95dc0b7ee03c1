import { countries } from "@app/contract/catalogue";
import { type Registration, register } from "@app/contract/identity";
import { onlyDigits } from "@app/contract/values";
import { callForEnvelope } from "../../api.ts";
import { clientIpAddress } from "../../tracking/client-ip.ts";
import { givenConsent } from "../../tracking/consent.ts";
import type { Buyer } from "../flow.ts";
import { markNotRegistered, markRegistered } from "../marks.ts";
import { signIn } from "../session.ts";
import type { Account } from "./account-form.ts";

const dialOf = (country: Account["country"]) => countries.find(({ code }) => code === country)?.phoneCode ?? "+55";

/** Registers and signs in. A failure after the account was made is told apart: it must not be made twice. */
export async function createAccount(form: Account): Promise<Extract<Buyer, { how: "signed-in" }> | "sign-in-failed"> {
  const eventId = `lead_${crypto.randomUUID()}`;
  const person = { fullName: form.fullName, email: form.email, phone: onlyDigits(form.phone) };
  try {
    const { return: made, message } = await callForEnvelope(register, { body: registrationOf(form, eventId) });
    if (!made?.user?._id) throw new Error(message ?? "no account in the answer");
  } catch (error) {
    markNotRegistered(error instanceof Error ? error.message : String(error), person);
    throw error;
  }
  markRegistered(eventId, person);
  const username = form.email || `${dialOf(form.country)}${onlyDigits(form.phone)}`;
  return signIn(username, form.password).catch(() => "sign-in-failed" as const);
}

function registrationOf(form: Account, fbEventId: string): Registration {
  const consent = givenConsent();
  return {
    fullName: form.fullName,
    phone: onlyDigits(form.phone),
    countryCode: dialOf(form.country),
    email: form.email ?? "",
    password: form.password,
    clientIpAddress: clientIpAddress(),
    clientUserAgent: navigator.userAgent,
    fbEventId,
    ...(consent ? { consent } : {}),
  };
}
