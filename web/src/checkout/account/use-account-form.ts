import { type CountryIso, countries, DEFAULT_COUNTRY } from "@app/contract/catalogue";
import { onlyDigits } from "@app/contract/values";
import { useEffect, useState } from "react";
import { accountCopy as copy } from "../../content/checkout-steps.ts";
import { countryOf } from "../../identity/registration/draft.ts";
import { register } from "../../identity/registration/register.ts";
import { type Account, AccountSchema, type AccountValues } from "../../identity/registration/schema.ts";
import { useRegistration } from "../../identity/registration/use-registration.ts";
import { maskForeignPhone, maskPhone } from "../../ui/forms/masks.ts";
import { zodResolver } from "../../ui/forms/zod-resolver.ts";
import { buyerOf } from "../buyer.ts";
import type { Contact } from "../checkout-reducer.ts";
import { clearDraft, loadDraft, saveDraft } from "../checkout-storage.ts";
import type { CheckoutDispatch } from "../use-checkout.ts";

const resolver = zodResolver(AccountSchema);

/** The account form's state and submission. `taken` is the server's message when the account exists already. */
export function useAccountForm(contact: Contact | null, dispatch: CheckoutDispatch) {
  const [draft] = useState(() => draftFor(contact));
  const [country, setCountry] = useState(() => draft.load().country ?? DEFAULT_COUNTRY);
  const [taken, setTaken] = useState<string | null>(null);

  const fields = useRegistration({
    resolver,
    register: (form: Account) => register(form, { source: "checkout" }),
    draft,
    onOutcome(outcome, _form, { setError }) {
      setTaken(outcome.status === "taken" ? outcome.message : null);
      if (outcome.status !== "registered") return setError("phone", { message: copy.failed }, { shouldFocus: true });
      // Registering again would conflict: a buyer whose session could not be stored signs in.
      dispatch(outcome.user ? { type: "signed-in", buyer: buyerOf(outcome.user) } : { type: "login-chosen" });
    },
  });
  const { watch } = fields;
  useEffect(() => watch((values) => setCountry(values.country ?? DEFAULT_COUNTRY)).unsubscribe, [watch]);

  return { fields, abroad: country !== DEFAULT_COUNTRY, taken };
}

/** The checkout's own draft, completed by the contact of step 1. */
const draftFor = (contact: Contact | null) => ({
  load: (): Partial<AccountValues> => {
    const { country: chosen, ...typed } = loadDraft("account");
    const country = countryOf(chosen);
    return { ...typed, ...(country && { country }), ...fieldsOf(contact) };
  },
  save: (values: Partial<AccountValues>) => saveDraft("account", { country: DEFAULT_COUNTRY, ...values }),
  clear: () => clearDraft("account"),
});

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
