import { type CountryIso, countries, SMARTPHONES } from "@app/contract/catalogue";
import { readStoredJson, removeStored, store, textFields } from "../../storage.ts";
import type { SignupValues } from "./signup-schema.ts";

export type SignupDraft = Partial<Omit<SignupValues, "password" | "confirmPassword">>;

/** An allow-list: never a password. */
const FIELDS = ["fullName", "country", "phone", "email", "smartphone"] as const;

/** Stores the form's draft for a reload of the tab. */
export const saveSignupDraft = (values: SignupDraft): void =>
  void store("signup-draft", JSON.stringify(textFields(values, FIELDS)));

export function loadSignupDraft(): SignupDraft {
  const draft = textFields(readStoredJson("signup-draft"), FIELDS);
  if (!countryOf(draft.country)) delete draft.country;
  if (!SMARTPHONES.some((name) => name === draft.smartphone)) delete draft.smartphone;
  return draft as SignupDraft;
}

/** A draft's country, if it is a known one. */
export const countryOf = (code: string | undefined): CountryIso | undefined =>
  countries.find((country) => country.code === code)?.code;

export const clearSignupDraft = (): void => removeStored("signup-draft");
