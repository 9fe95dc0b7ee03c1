import { useEffect, useRef, useState } from "react";
import { callOrNull } from "../../api.ts";
import { identifyCopy as copy } from "../../content/checkout.ts";
import { checkEmail } from "../../identity/endpoints.ts";
import type { CheckoutDispatch } from "../use-checkout.ts";
import { isValidEmail, isWorthChecking, parseContact } from "./parse-contact.ts";

const DEBOUNCE_MS = 800;

/** Step 1: checks a typed email with the server, debounced, and moves on once it is valid. */
export function useIdentify(dispatch: CheckoutDispatch) {
  const [message, setMessage] = useState<{ error?: string; checking?: boolean }>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef("");
  useEffect(() => () => clearTimeout(timer.current), []);

  async function check(email: string, submitted: boolean) {
    clearTimeout(timer.current);
    latest.current = email;
    setMessage({ checking: isValidEmail(email) });
    try {
      const found = await callOrNull(checkEmail, { body: { email } });
      if (latest.current !== email) return;
      setMessage({});
      if (isValidEmail(email)) dispatch(found?._id ? { type: "email-found", email } : { type: "email-new", email });
    } catch {
      if (latest.current === email) setMessage(submitted ? { error: copy.failed } : {});
    }
  }

  const onChange = (text: string) => {
    clearTimeout(timer.current);
    latest.current = "";
    if (message.error || message.checking) setMessage({});
    const typed = text.trim();
    if (isWorthChecking(typed)) timer.current = setTimeout(() => void check(typed, false), DEBOUNCE_MS);
  };

  const onSubmit = (text: string) => {
    const parsed = parseContact(text);
    if (parsed.kind === "invalid") setMessage({ error: parsed.message });
    else if (parsed.kind === "phone") dispatch({ type: "phone-given", phone: parsed.typed });
    else void check(parsed.typed, true);
  };

  return { message, onChange, onSubmit };
}
