import { type CountryIso, countries, SMARTPHONES } from "@app/contract/catalogue";
import { readStoredJson, removeStored, store, textFields } from "../../storage.ts";
import type { SignupValues } from "./schema.ts";

type SignupDraft = Partial<Omit<SignupValues, "password" | "confirmPassword">>;

/** An allow-list: never a password. */
const FIELDS = ["fullName", "country", "phone", "email", "smartphone"] as const;

/** The draft of the free sign-up, shared by the dialog and the landing pages. */
export const signupDraft = {
  save: (values: SignupDraft): void => void store("signup-draft", JSON.stringify(textFields(values, FIELDS))),
  load: (): SignupDraft => {
    const draft = textFields(readStoredJson("signup-draft"), FIELDS);
    if (!countryOf(draft.country)) delete draft.country;
    if (!SMARTPHONES.some((name) => name === draft.smartphone)) delete draft.smartphone;
    return draft as SignupDraft;
  },
  clear: (): void => removeStored("signup-draft"),
};

/** A draft's country, if it is a known one. */
export const countryOf = (code: string | undefined): CountryIso | undefined =>
  countries.find((country) => country.code === code)?.code;
