import type { Smartphone } from "@app/contract/catalogue";
import { isTaken } from "../../api.ts";
import { trackRegistrationFailed } from "../../tracking/registration-failed.ts";
import { track } from "../../tracking/track.ts";
import { useForm } from "../../ui/forms/use-form.ts";
import { zodResolver } from "../../ui/forms/zod-resolver.ts";
import { showAlert } from "../../ui/overlays/alert-dialog.tsx";
import { useEventIds } from "./event-ids.ts";
import { registerAccount } from "./register-account.ts";
import { loadSignupDraft, saveSignupDraft } from "./signup-draft.ts";
import { type Signup, SignupSchema, type SignupValues } from "./signup-schema.ts";

const resolver = zodResolver(SignupSchema);

/** The sign-up form's state, draft and submission. */
export function useSignupForm(onRegistered: (smartphone: Smartphone) => void) {
  const eventIdOf = useEventIds();
  return useForm<SignupValues, Signup>({
    resolver,
    defaultValues: loadSignupDraft,
    onChange: saveSignupDraft,
    async onSubmit(values) {
      const eventId = eventIdOf(values);
      const { fullName, email, phone, smartphone } = values;
      const person = { fullName, email, phone };
      try {
        await registerAccount(values, eventId);
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        trackRegistrationFailed({ message: text, smartphone, source: "signup_modal", person });
        return showAlert({
          tone: "error",
          title: "Erro no cadastro",
          text,
          ...(isTaken(error) && { deny: "Entrar na minha conta", onDeny: () => location.assign("/login") }),
        });
      }
      // The server sends the same event with the same id: the platform counts it once.
      track("CompleteRegistration", { eventId, person });
      onRegistered(smartphone);
    },
  });
}
