import type { Smartphone } from "@app/contract/catalogue";
import { isTaken } from "../api.ts";
import { trackRegistrationFailed } from "../tracking/registration-failed.ts";
import { track } from "../tracking/track.ts";
import { checkWith } from "../ui/check-with.ts";
import { showMessage } from "../ui/message.tsx";
import { useFields } from "../ui/use-fields.ts";
import { keepDraft, readDraft } from "./draft.ts";
import { useEventIds } from "./event-ids.ts";
import { registerAccount } from "./register-account.ts";
import { type Signup, SignupForm, type SignupValues } from "./signup-form.ts";

const check = checkWith(SignupForm);

/** The sign-up form's state, its draft and its sending. */
export function useSignupForm(onRegistered: (own: Smartphone) => void) {
  const eventIdOf = useEventIds();
  return useFields<SignupValues, Signup>({
    check,
    start: readDraft,
    onTyped: keepDraft,
    async send(values) {
      const eventId = eventIdOf(values);
      const { fullName, email, phone, smartphone } = values;
      const person = { fullName, email, phone };
      try {
        await registerAccount(values, eventId);
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        trackRegistrationFailed({ message: text, smartphone, source: "signup_modal", person });
        return showMessage({
          tone: "error",
          title: "Erro no cadastro",
          text,
          ...(isTaken(error) && { deny: "Entrar na minha conta", onDeny: () => location.assign("/login") }),
        });
      }
      // The server tells the same event with the same id when it keeps the account: it counts once.
      track("CompleteRegistration", { eventId, person });
      onRegistered(smartphone);
    },
  });
}
