import { methodCopy as copy } from "../../content/checkout-steps.ts";
import { whatsappHref } from "../../content/contact.ts";
import { trackProps } from "../../tracking/track-props.ts";
import { Field } from "../../ui/forms/field.tsx";
import { maskPhone } from "../../ui/forms/masks.ts";
import form from "../frame/form.module.css";
import { maskDocument, maskPostalCode } from "./masks.ts";
import styles from "./method.module.css";
import { PostalAddressHint } from "./postal-address-hint.tsx";
import type { CardFieldsProps } from "./use-card-form.ts";

/** The cardholder's data, as the gateway requires. The street is not a field: the CEP resolves it, as a hint only. */
export function HolderFields({ asksEmail, fields: { register }, store }: CardFieldsProps & { asksEmail: boolean }) {
  return (
    <fieldset className={`${form.group} ${styles.fieldsHolder}`}>
      <legend className={styles.title}>
        <h2>{copy.holder}</h2>
      </legend>
      <Field label="Nome completo" autoComplete="name" maxLength={120} {...register("name")} />
      <Field
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        hint={asksEmail ? copy.emailHint : undefined}
        {...register("email")}
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
              {copy.noDocument}{" "}
              <a href={whatsappHref} target="_blank" rel="noopener" {...trackProps("Contact", "checkout-document")}>
                Fale com a gente
              </a>
            </>
          }
          {...register("cpfCnpj")}
        />
        <Field
          label="Telefone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder="(11) 99999-9999"
          mask={maskPhone}
          {...register("phone")}
        />
      </div>
      <div>
        <div className={`${styles.place} stack gap-4`}>
          <Field
            label="CEP"
            inputMode="numeric"
            autoComplete="postal-code"
            placeholder="00000-000"
            mask={maskPostalCode}
            {...register("postalCode")}
          />
          <Field label="Número" autoComplete="off" maxLength={20} placeholder="120" {...register("addressNumber")} />
        </div>
        <PostalAddressHint store={store} />
      </div>
      <Field
        label="Complemento"
        labelSuffix="(opcional)"
        autoComplete="address-line2"
        maxLength={120}
        {...register("addressComplement")}
      />
    </fieldset>
  );
}
