import { brand } from "@app/contract/brand";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { track } from "../../tracking/track.ts";
import { Button } from "../../ui/core/button.tsx";
import { Icon } from "../../ui/core/icon.tsx";
import { Illustration } from "../../ui/core/illustration.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { zodResolver } from "../../ui/forms/zod-resolver.ts";
import { showAlert } from "../../ui/overlays/alert-dialog.tsx";
import { CloseButton } from "../../ui/overlays/close-button.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import kitchen from "../../ui/pictures/mesa.svg";
import { EmailField } from "../fields/email-field.tsx";
import { NewPasswordFields } from "../fields/new-password-fields.tsx";
import { PhoneField } from "../fields/phone-field.tsx";
import { signupDraft } from "../registration/draft.ts";
import { type Outcome, register } from "../registration/register.ts";
import { type Signup, SignupSchema } from "../registration/schema.ts";
import { useRegistration } from "../registration/use-registration.ts";
import styles from "./sign-up.module.css";
import { SmartphoneField } from "./smartphone-field.tsx";
import { TermsLinks } from "./terms-links.tsx";

const included = [
  "Contador de calorias",
  "Diário alimentar e de treino",
  "Relatórios de evolução",
  "Agente de IA para dúvidas",
];

export function SignupModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  // A new key mounts a new, empty form.
  const [formKey, setFormKey] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);

  const onOutcome = (outcome: Outcome, { smartphone }: Signup) => {
    if (outcome.status !== "registered")
      return showAlert({
        tone: "error",
        title: "Erro no cadastro",
        text: outcome.message,
        ...(outcome.status === "taken" && {
          deny: "Entrar na minha conta",
          onDeny: () => location.assign("/login"),
        }),
      });
    // Closed first, so that the alert returns the focus to the element that opened the modal.
    flushSync(() => {
      setFormKey(formKey + 1);
      onClose();
    });
    showAlert({
      title: "Cadastro realizado com sucesso!",
      text: `Bem-vinda, bem-vindo ao ${brand.name}. Agora vamos levar você para baixar o app.`,
      onConfirm() {
        window.open(brand.stores[smartphone] ?? "/app", "_blank", "noopener");
        track("AppStoreClick", { label: smartphone });
      },
    });
  };

  // On a touch screen a focused field would open the keyboard over half of the form.
  const focusFirst = () =>
    matchMedia("(pointer: fine)").matches ? (body.current?.querySelector("input") ?? null) : title.current;

  return (
    <Dialog
      open={open}
      onClose={onClose}
      focusFirst={focusFirst}
      className={styles.modal}
      aria-labelledby="signup-title"
      aria-describedby="signup-subtitle"
    >
      <div className={styles.sheet}>
        <aside className={styles.side}>
          <div className={styles.picture}>
            <Illustration src={kitchen} shape="scene" />
          </div>
          <h3 className={styles.sideTitle}>O que já vem de graça</h3>
          <ul className={styles.included}>
            {included.map((item) => (
              <li key={item}>
                <Icon name="check" />
                {item}
              </li>
            ))}
          </ul>
        </aside>
        <div className={styles.body} ref={body}>
          <div className={`${styles.head} row gap-4`}>
            <h2 className={styles.title} id="signup-title" ref={title} tabIndex={-1}>
              Crie sua conta grátis
            </h2>
            <CloseButton />
          </div>
          <p className="soft" id="signup-subtitle">
            Preencha seus dados para continuar
          </p>
          <SignupFields key={formKey} onOutcome={onOutcome} />
        </div>
      </div>
    </Dialog>
  );
}

const resolver = zodResolver(SignupSchema);
const registerFree = (form: Signup) => register(form, { source: "signup_modal" });

function SignupFields({ onOutcome }: { onOutcome: (outcome: Outcome, form: Signup) => void }) {
  const fields = useRegistration({
    resolver,
    register: registerFree,
    draft: signupDraft,
    onOutcome,
  });

  return (
    <Form className={styles.form} control={fields.control} onSubmit={fields.onSubmit}>
      <Field label="Nome" autoComplete="name" maxLength={120} {...fields.register("fullName")} />
      <PhoneField fields={fields} label="Telefone" />
      <EmailField labelSuffix="(opcional)" {...fields.register("email")} />
      <NewPasswordFields fields={fields} confirmLabel="Confirmar Senha" />
      <SmartphoneField legend="Qual seu smartphone?" {...fields.register("smartphone")} />
      <Button type="submit" fullWidth busy={fields.formState.isSubmitting} busyLabel="Criando conta...">
        Criar Conta
      </Button>
      <p className={`${styles.terms} note`}>
        Ao criar a conta você aceita os <TermsLinks />.
      </p>
    </Form>
  );
}
