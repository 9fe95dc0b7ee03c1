import { type CountryIso, countries, DEFAULT_COUNTRY } from "@app/contract/catalogue";
import { onlyDigits } from "@app/contract/values";
import { useState } from "react";
import { ApiError } from "../../api.ts";
import { accountCopy as copy } from "../../content/checkout-steps.ts";
import { countryOf } from "../../identity/sign-up/signup-draft.ts";
import { maskForeignPhone, maskPhone } from "../../ui/forms/masks.ts";
import { useForm } from "../../ui/forms/use-form.ts";
import { zodResolver } from "../../ui/forms/zod-resolver.ts";
import type { Contact } from "../checkout-reducer.ts";
import { clearDraft, loadDraft, saveDraft } from "../checkout-storage.ts";
import type { CheckoutDispatch } from "../use-checkout.ts";
import { type Account, AccountSchema, type AccountValues } from "./account-schema.ts";
import { createAccount } from "./create-account.ts";

const resolver = zodResolver(AccountSchema);

/** The account form's state and submission. `taken` is the server's message when the account exists already. */
export function useAccountForm(contact: Contact | null, dispatch: CheckoutDispatch) {
  const [defaults] = useState(() => defaultsFor(contact));
  const [country, setCountry] = useState(defaults.country ?? DEFAULT_COUNTRY);
  const [taken, setTaken] = useState<string | null>(null);

  const fields = useForm<AccountValues, Account>({
    resolver,
    defaultValues: () => defaults,
    onChange({ fullName, country: chosen = DEFAULT_COUNTRY, phone, email }) {
      setCountry(chosen);
      saveDraft("account", { fullName, country: chosen, phone, email });
    },
    async onSubmit(values) {
      setTaken(null);
      try {
        const buyer = await createAccount(values);
        clearDraft("account");
        dispatch(buyer === "sign-in-failed" ? { type: "login-chosen" } : { type: "signed-in", buyer });
      } catch (error) {
        fields.setErrorAndFocus("phone", copy.failed);
        if (error instanceof ApiError && error.envelope.code === 409) setTaken(error.envelope.message);
      }
    },
  });

  return { fields, abroad: country !== DEFAULT_COUNTRY, taken };
}

function defaultsFor(contact: Contact | null): Partial<AccountValues> {
  const { country: chosen, ...typed } = loadDraft("account");
  const country = countryOf(chosen);
  return { ...typed, ...(country && { country }), ...fieldsOf(contact) };
}

/** The contact typed at step 1, as the field it belongs to. */
function fieldsOf(contact: Contact | null): Partial<AccountValues> {
  if (!contact) return {};
  if (contact.kind === "email") return { email: contact.typed };
  const digits = onlyDigits(contact.typed);
  const foreign = contact.typed.trim().startsWith("+") && !digits.startsWith("55");
  const country = foreign && countries.find(({ phoneCode }) => digits.startsWith(phoneCode.slice(1)));
  if (!country) return { country: DEFAULT_COUNTRY satisfies CountryIso, phone: maskPhone(contact.typed) };
  return { country: country.code, phone: maskForeignPhone(digits.slice(country.phoneCode.length - 1)) };
}
