import { checkEmail } from "@app/contract/identity";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { callOrNull } from "../../api.ts";
import { identifyCopy as copy } from "../../content/checkout.ts";
import { type Resolver, useForm } from "../../ui/forms/use-form.ts";
import type { CheckoutState, Contact } from "../checkout-reducer.ts";
import { loadDraft, saveDraft } from "../checkout-storage.ts";
import type { CheckoutDispatch } from "../use-checkout.ts";
import { isValidEmail, isWorthChecking, parseContact } from "./parse-contact.ts";

const DEBOUNCE_MS = 800;

type Values = { contact: string };

const resolver: Resolver<Values, Contact> = async ({ contact = "" }) => {
  const parsed = parseContact(contact);
  return parsed.kind === "invalid"
    ? { values: {}, errors: { contact: { message: parsed.message } } }
    : { values: parsed, errors: {} };
};

/** Step 1: checks a typed email with the server, debounced, and moves on once it is valid. */
export function useIdentify({ cycle, contact }: Pick<CheckoutState, "cycle" | "contact">, dispatch: CheckoutDispatch) {
  const [isChecking, setIsChecking] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef("");
  const fields = useForm<Values, Contact>({ resolver });
  const { getValues, setValue, setError, watch } = fields;
  useEffect(() => () => clearTimeout(timer.current), []);

  async function check(email: string, submitted: boolean) {
    clearTimeout(timer.current);
    latest.current = email;
    setIsChecking(isValidEmail(email));
    const found = await callOrNull(checkEmail, { body: { email } }).catch(() => undefined);
    if (latest.current !== email) return;
    setIsChecking(false);
    if (found === undefined) return submitted && setError("contact", { message: copy.failed }, { shouldFocus: true });
    if (isValidEmail(email)) dispatch(found?._id ? { type: "email-found", email } : { type: "email-new", email });
  }

  const onText = (text: string) => {
    clearTimeout(timer.current);
    latest.current = "";
    setIsChecking(false);
    const typed = text.trim();
    if (isWorthChecking(typed)) timer.current = setTimeout(() => void check(typed, false), DEBOUNCE_MS);
  };
  useEffect(
    () =>
      watch((values) => {
        saveDraft("identify", values);
        onText(values.contact ?? "");
      }).unsubscribe,
  );

  // Text typed before hydration, or before a reload, is handled as if it were typed now.
  const isEarlyHandled = useRef(false);
  useEffect(() => {
    if (cycle === null || isEarlyHandled.current) return;
    isEarlyHandled.current = true;
    if (!getValues().contact) setValue("contact", loadDraft("identify").contact ?? "");
    const text = getValues().contact ?? "";
    // A buyer who stepped back to change the contact is not moved forward by the old one.
    if (text && text !== contact?.typed) onText(text);
  });

  // The check is not awaited: a buyer may correct the contact, and submit again, meanwhile.
  const onSubmit = (event: FormEvent) =>
    fields.handleSubmit((parsed) => {
      if (parsed.kind === "phone") dispatch({ type: "phone-given", phone: parsed.typed });
      else void check(parsed.typed, true);
    })(event);

  return { ...fields, isChecking, onSubmit };
}
