import { useFormContext } from "react-hook-form";
import { methodTexts as words } from "../../content/checkout.ts";
import { whatsappHref } from "../../content/contact.ts";
import { tracked } from "../../tracking/tracked.ts";
import { bindFields } from "../../ui/bind-fields.ts";
import { Field } from "../../ui/field.tsx";
import { maskPhone } from "../../ui/masks.ts";
import form from "../frame/form.module.css";
import type { CardValues } from "./card-form.ts";
import styles from "./holder-fields.module.css";
import { maskDocument, maskPostalCode } from "./masks.ts";

/** Who owns the card, as the processor asks. The address itself is not asked for, so a CEP fills nothing in. */
export function HolderFields({ asksEmail }: { asksEmail: boolean }) {
  const bind = bindFields(useFormContext<CardValues>());
  const name = bind("name");
  const email = bind("email");
  const cpfCnpj = bind("cpfCnpj");
  const phone = bind("phone");
  const postalCode = bind("postalCode");
  const addressNumber = bind("addressNumber");
  const addressComplement = bind("addressComplement");

  return (
    <fieldset className={`${form.group} ${styles.holder}`}>
      <legend className={styles.title}>
        <h2>{words.holder}</h2>
      </legend>
      <Field label="Nome completo" autoComplete="name" maxLength={120} {...name} />
      <Field
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        hint={asksEmail ? words.emailHint : undefined}
        {...email}
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
          {...cpfCnpj}
        />
        <Field
          label="Telefone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder="(11) 99999-9999"
          mask={maskPhone}
          {...phone}
        />
      </div>
      <div className={styles.place}>
        <Field
          label="CEP"
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="00000-000"
          mask={maskPostalCode}
          {...postalCode}
        />
        <Field label="Número" autoComplete="address-line2" maxLength={20} placeholder="120" {...addressNumber} />
      </div>
      <Field
        label="Complemento"
        aside="(opcional)"
        autoComplete="address-line3"
        maxLength={120}
        {...addressComplement}
      />
    </fieldset>
  );
}
