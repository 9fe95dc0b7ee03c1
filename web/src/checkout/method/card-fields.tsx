import type { ChangeEvent } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { methodTexts as words } from "../../content/checkout.ts";
import { bindFields } from "../../ui/bind-fields.ts";
import { Field } from "../../ui/field.tsx";
import form from "../frame/form.module.css";
import type { Price } from "../price.ts";
import { brandOf } from "./card-brand.ts";
import styles from "./card-fields.module.css";
import type { CardValues } from "./card-form.ts";
import { CardPreview } from "./card-preview.tsx";
import { Installments } from "./installments.tsx";
import { maskCardNumber, maskCcv, maskMonth, maskYear } from "./masks.ts";

/** Preview and fields stand in one group: the preview turns while the CCV has the focus. */
export function CardFields({ price }: { price: Price }) {
  const fields = useFormContext<CardValues>();
  const bind = bindFields(fields);
  const number = bind("number");
  const holderName = bind("holderName");
  const expiryMonth = bind("expiryMonth", "expiryYear");
  const expiryYear = bind("expiryYear");
  const ccv = bind("ccv");

  return (
    <div className={`${form.group} ${styles.card}`}>
      <CardPreview />
      <div className={form.group}>
        <Field
          label="Número do cartão"
          inputMode="numeric"
          autoComplete="cc-number"
          placeholder="0000 0000 0000 0000"
          mask={maskCardNumber}
          {...number}
        />
        <AmexHint />
      </div>
      <Field
        label="Nome no cartão"
        autoComplete="cc-name"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        placeholder="Como está impresso"
        {...holderName}
      />
      <div className={styles.three}>
        <Field
          label="Mês"
          inputMode="numeric"
          autoComplete="cc-exp-month"
          placeholder="MM"
          {...expiryMonth}
          onChange={(event) => {
            shapeMonth(event);
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
            // Cards and browsers often say 30 for 2030.
            if (/^\d{2}$/.test(event.target.value)) fields.setValue("expiryYear", `20${event.target.value}`);
            expiryYear.onBlur(event);
          }}
        />
        <Field label="CCV" inputMode="numeric" autoComplete="cc-csc" placeholder="123" mask={maskCcv} {...ccv} />
      </div>
      <Installments price={price} />
    </div>
  );
}

/** "0" shows 01 with the second digit selected, so 09 can still be typed; erasing is never corrected. */
function shapeMonth({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
  const { inputType = "", data = null } = nativeEvent as InputEvent;
  if (inputType.startsWith("delete")) return;
  const masked = maskMonth(target.value);
  if (masked === target.value) return;
  const guessed = target.value === "0" || (target.value === "00" && data === "0");
  target.value = masked;
  if (guessed && target === document.activeElement) target.setSelectionRange(1, 2);
}

function AmexHint() {
  const number = useWatch<CardValues, "number">({ name: "number" });
  if (brandOf(number ?? "") !== "American Express") return null;
  return (
    <p className={styles.hint} role="status">
      {words.amex}
    </p>
  );
}
