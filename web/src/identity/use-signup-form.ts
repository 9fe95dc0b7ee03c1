import { DEFAULT_COUNTRY, type Smartphone } from "@app/contract/catalogue";
import { zodResolver } from "@hookform/resolvers/zod";
import { type RefObject, useEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import { trackRegistrationFailed } from "../tracking/registration-failed.ts";
import { track } from "../tracking/track.ts";
import { showMessage } from "../ui/message.tsx";
import { keepDraft, readDraft } from "./draft.ts";
import { registerAccount } from "./register-account.ts";
import { type Signup, SignupForm, type SignupValues } from "./signup-form.ts";

/** The sign-up form's state, its draft and its sending. After a failure the focus goes back to `button`. */
export function useSignupForm(button: RefObject<HTMLButtonElement | null>, onRegistered: (own: Smartphone) => void) {
  const form = useForm<SignupValues, unknown, Signup>({
    resolver: zodResolver(SignupForm),
    defaultValues: { country: DEFAULT_COUNTRY, ...readDraft() },
    mode: "onSubmit",
    reValidateMode: "onSubmit",
  });
  const eventIdOf = useEventIds();

  const { subscribe } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }), [subscribe]);

  const send = form.handleSubmit(async (values) => {
    const eventId = eventIdOf(values);
    const { fullName, email, phone, smartphone } = values;
    const person = { fullName, email, phone };
    try {
      await registerAccount(values, eventId);
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      trackRegistrationFailed({ message: text, smartphone, source: "signup_modal", person });
      return showMessage({ tone: "error", title: "Erro no cadastro", text, onClosed: () => button.current?.focus() });
    }
    // The server tells the same event with the same id when it keeps the account: it counts once.
    track("CompleteRegistration", { eventId, person });
    onRegistered(smartphone);
  });

  return { form, send };
}

/** One id per submission: sending the same words again, after a failure, keeps it. */
function useEventIds(): (values: Signup) => string {
  const last = useRef({ said: "", id: "" });
  return (values) => {
    const said = JSON.stringify(values);
    if (said !== last.current.said) last.current = { said, id: `lead_${crypto.randomUUID()}` };
    return last.current.id;
  };
}
