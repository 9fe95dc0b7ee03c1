import { type CountryIso, countries, DEFAULT_COUNTRY } from "@app/contract/catalogue";
import { onlyDigits } from "@app/contract/values";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { ApiError } from "../../api.ts";
import { accountTexts as words } from "../../content/checkout.ts";
import { maskForeignPhone, maskPhone } from "../../ui/masks.ts";
import type { Contact } from "../flow.ts";
import { dropDraft, keepDraft, keptDraft } from "../keep.ts";
import type { Tell } from "../use-checkout.ts";
import { type Account, AccountForm, type AccountValues } from "./account-form.ts";
import { createAccount } from "./create-account.ts";

/** The account form's state and its sending. `taken` is the server's sentence when there is an account already. */
export function useAccountForm(contact: Contact | null, tell: Tell) {
  const form = useForm<AccountValues, unknown, Account>({
    resolver: zodResolver(AccountForm),
    defaultValues: { country: DEFAULT_COUNTRY, ...keptDraft("account"), ...fieldsOf(contact) },
    mode: "onSubmit",
    reValidateMode: "onSubmit",
  });
  const [taken, setTaken] = useState<string | null>(null);

  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { fullName, country, phone, email } }) =>
          keepDraft("account", { fullName, country, phone, email }),
      }),
    [subscribe],
  );

  const send = form.handleSubmit(async (values) => {
    setTaken(null);
    try {
      const buyer = await createAccount(values);
      dropDraft("account");
      tell(buyer === "sign-in-failed" ? { type: "login-chosen" } : { type: "signed-in", buyer });
    } catch (error) {
      form.setError("phone", { message: words.failed }, { shouldFocus: true });
      if (error instanceof ApiError && error.envelope.code === 409) setTaken(error.envelope.message);
    }
  });

  return { form, send, taken };
}

/** What step 1 already knows, in the field where it belongs. */
function fieldsOf(contact: Contact | null): Partial<AccountValues> {
  if (!contact) return {};
  if (contact.kind === "email") return { email: contact.typed };
  const digits = onlyDigits(contact.typed);
  const foreign = contact.typed.trim().startsWith("+") && !digits.startsWith("55");
  const country = foreign && countries.find(({ phoneCode }) => digits.startsWith(phoneCode.slice(1)));
  if (!country) return { country: DEFAULT_COUNTRY satisfies CountryIso, phone: maskPhone(contact.typed) };
  return { country: country.code, phone: maskForeignPhone(digits.slice(country.phoneCode.length - 1)) };
}
