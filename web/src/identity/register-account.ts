import { countries } from "@app/contract/catalogue";
import { type Registration, register } from "@app/contract/identity";
import { onlyDigits } from "@app/contract/values";
import { ApiError, call, INTERNAL } from "../api.ts";
import { givenConsent } from "../tracking/consent.ts";
import type { Signup } from "./signup-form.ts";

const FAILED = "Erro no cadastro";

/** Registers, or throws an error whose message is fit to be shown. */
export async function registerAccount(form: Signup, eventId: string): Promise<void> {
  const { return: returned, message } = await call(register, { body: registrationOf(form, eventId) }).catch(
    (error: unknown) => {
      throw new Error(sentenceOf(error), { cause: error });
    },
  );
  if (!returned?.user?._id) throw new Error(message ?? FAILED);
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiError)) return INTERNAL;
  const { message, code } = error.envelope;
  return message ?? (code >= 500 ? INTERNAL : FAILED);
}

function registrationOf(form: Signup, eventId: string): Registration {
  const consent = givenConsent();
  return {
    fullName: form.fullName,
    phone: onlyDigits(form.phone),
    countryCode: countries.find(({ code }) => code === form.country)?.phoneCode ?? "+55",
    email: form.email ?? "",
    password: form.password,
    subscriptionPlan: "free",
    clientIpAddress: sessionStorage.getItem("clientIP") ?? "",
    clientUserAgent: navigator.userAgent,
    fbEventId: eventId,
    ...(consent ? { consent } : {}),
  };
}
