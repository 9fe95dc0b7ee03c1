import type { ChangeEvent } from "react";
import { methodCopy as copy } from "../../content/checkout-steps.ts";
import { Alert } from "../../ui/display/alert.tsx";
import { Field } from "../../ui/forms/field.tsx";
import form from "../frame/form.module.css";
import type { Price } from "../price.ts";
import { brandOf } from "./card-brand.ts";
import { type CardFormStore, useCardField } from "./card-form-store.ts";
import { CardPreview } from "./card-preview.tsx";
import { Installments } from "./installments.tsx";
import { maskCardNumber, maskCcv, maskMonth, maskYear } from "./masks.ts";
import styles from "./method.module.css";
import type { CardFieldsProps } from "./use-card-form.ts";

/** Preview and fields share one group: the preview flips while the CCV has the focus (`:focus-within`). */
export function CardFields({ price, fields, store }: CardFieldsProps & { price: Price }) {
  const { register } = fields;
  const expiryMonth = register("expiryMonth", { deps: ["expiryYear"] });
  const expiryYear = register("expiryYear");

  return (
    <div className={`${form.group} ${styles.card}`}>
      <CardPreview store={store} />
      <div className={form.group}>
        <Field
          label="Número do cartão"
          inputMode="numeric"
          autoComplete="cc-number"
          placeholder="0000 0000 0000 0000"
          mask={maskCardNumber}
          {...register("number")}
        />
        <AmexHint store={store} />
      </div>
      <Field
        label="Nome no cartão"
        autoComplete="cc-name"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        placeholder="Como está impresso"
        {...register("holderName")}
      />
      <div className={`${styles.three} stack gap-3`}>
        <Field
          label="Mês"
          inputMode="numeric"
          autoComplete="cc-exp-month"
          placeholder="MM"
          {...expiryMonth}
          onChange={(event) => {
            applyMonthMask(event);
            expiryMonth.onChange(event);
          }}
        />
        <Field
          label="Ano"
          inputMode="numeric"
          autoComplete="cc-exp-year"
          placeholder="AAAA"
          mask={maskYear}
          {...expiryYear}
          onBlur={(event) => {
            // Buyers and autofill often enter 30 for 2030.
            if (/^\d{2}$/.test(event.target.value)) {
              event.target.value = `20${event.target.value}`;
              expiryYear.onChange(event);
            }
            expiryYear.onBlur(event);
          }}
        />
        <Field
          label="CCV"
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder="123"
          mask={maskCcv}
          {...register("ccv")}
        />
      </div>
      <Installments price={price} {...register("installments")} />
    </div>
  );
}

/** "0" becomes 01 with the second digit selected, so 09 can still be typed; deletions are never corrected. */
function applyMonthMask({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
  const { inputType = "", data = null } = nativeEvent as Partial<InputEvent>;
  if (inputType.startsWith("delete")) return;
  const masked = maskMonth(target.value);
  if (masked === target.value) return;
  const isGuess = target.value === "0" || (target.value === "00" && data === "0");
  target.value = masked;
  if (isGuess && target === document.activeElement) target.setSelectionRange(1, 2);
}

function AmexHint({ store }: { store: CardFormStore }) {
  if (brandOf(useCardField(store, "number")) !== "American Express") return null;
  return <Alert tone="warning">{copy.amex}</Alert>;
}
