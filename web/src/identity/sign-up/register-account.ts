import { countries } from "@app/contract/catalogue";
import { onlyDigits } from "@app/contract/digits";
import { type Registered, type Registration, register } from "@app/contract/identity";
import { ApiError, callForEnvelope, INTERNAL } from "../../api.ts";
import { clientIpAddress } from "../../tracking/client-ip.ts";
import { getConsent } from "../../tracking/consent.ts";
import type { Signup } from "./signup-schema.ts";

const FAILED = "Erro no cadastro";

type Account = Omit<Signup, "confirmPassword">;
/** A landing form also sends its visitor's attribution. */
type Attribution = Pick<Registration, "conversionParams">;

/** Registers, or throws an error whose message can be shown to the visitor. */
export async function registerAccount(
  form: Account,
  eventId: string,
  attribution: Attribution = {},
): Promise<Registered> {
  const body = { ...registrationOf(form, eventId), ...attribution };
  const { return: returned, message } = await callForEnvelope(register, { body }).catch((error: unknown) => {
    throw new Error(errorMessage(error), { cause: error });
  });
  if (!returned?.user?._id) throw new Error(message ?? FAILED);
  return returned;
}

function errorMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return INTERNAL;
  const { message, code } = error.envelope;
  return message ?? (code >= 500 ? INTERNAL : FAILED);
}

function registrationOf(form: Account, eventId: string): Registration {
  const consent = getConsent();
  return {
    fullName: form.fullName,
    phone: onlyDigits(form.phone),
    countryCode: countries.find(({ code }) => code === form.country)?.phoneCode ?? "+55",
    email: form.email ?? "",
    password: form.password,
    subscriptionPlan: "free",
    clientIpAddress: clientIpAddress(),
    clientUserAgent: navigator.userAgent,
    fbEventId: eventId,
    ...(consent ? { consent } : {}),
  };
}
