import { type CountryIso, countries, SMARTPHONES } from "@app/contract/catalogue";
import { readStoredJson, removeStored, store, textFields } from "../storage.ts";
import type { SignupValues } from "./signup-schema.ts";

export type SignupDraft = Partial<Omit<SignupValues, "password" | "confirmPassword">>;

/** Named one by one: never a password. */
const FIELDS = ["fullName", "country", "phone", "email", "smartphone"] as const;

/** What was typed so far, for a reload of the tab. */
export const saveSignupDraft = (typed: SignupDraft): void =>
  void store("signup-draft", JSON.stringify(textFields(typed, FIELDS)));

export function loadSignupDraft(): SignupDraft {
  const draft = textFields(readStoredJson("signup-draft"), FIELDS);
  if (!countryOf(draft.country)) delete draft.country;
  if (!SMARTPHONES.some((name) => name === draft.smartphone)) delete draft.smartphone;
  return draft as SignupDraft;
}

/** The country of a draft, if it is one we know. */
export const countryOf = (code: string | undefined): CountryIso | undefined =>
  countries.find((country) => country.code === code)?.code;

export const clearSignupDraft = (): void => removeStored("signup-draft");
