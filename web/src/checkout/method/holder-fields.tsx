import { methodTexts as words } from "../../content/checkout-steps.ts";
import { whatsappHref } from "../../content/contact.ts";
import { tracked } from "../../tracking/tracked.ts";
import { Field } from "../../ui/field.tsx";
import { maskPhone } from "../../ui/masks.ts";
import form from "../frame/form.module.css";
import styles from "./holder-fields.module.css";
import { maskDocument, maskPostalCode } from "./masks.ts";
import { PostalLine } from "./postal-line.tsx";
import type { CardFieldsProps } from "./use-card-form.ts";

/** Who owns the card, as the processor asks. The street is not asked for: the CEP names it, for the eye alone. */
export function HolderFields({ asksEmail, fields: { bind }, typed }: CardFieldsProps & { asksEmail: boolean }) {
  return (
    <fieldset className={`${form.group} ${styles.holder}`}>
      <legend className={styles.title}>
        <h2>{words.holder}</h2>
      </legend>
      <Field label="Nome completo" autoComplete="name" maxLength={120} {...bind("name")} />
      <Field
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        hint={asksEmail ? words.emailHint : undefined}
        {...bind("email")}
      />
      <div className={form.pair}>
        <Field
          label="CPF ou CNPJ"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="000.000.000-00"
          mask={maskDocument}
          hint={
            <>
              {words.noDocument}{" "}
              <a href={whatsappHref} target="_blank" rel="noopener" {...tracked("Contact", "checkout-document")}>
                Fale com a gente
              </a>
            </>
          }
          {...bind("cpfCnpj")}
        />
        <Field
          label="Telefone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder="(11) 99999-9999"
          mask={maskPhone}
          {...bind("phone")}
        />
      </div>
      <div>
        <div className={styles.place}>
          <Field
            label="CEP"
            inputMode="numeric"
            autoComplete="postal-code"
            placeholder="00000-000"
            mask={maskPostalCode}
            {...bind("postalCode")}
          />
          <Field label="Número" autoComplete="off" maxLength={20} placeholder="120" {...bind("addressNumber")} />
        </div>
        <PostalLine typed={typed} />
      </div>
      <Field
        label="Complemento"
        aside="(opcional)"
        autoComplete="address-line2"
        maxLength={120}
        {...bind("addressComplement")}
      />
    </fieldset>
  );
}
