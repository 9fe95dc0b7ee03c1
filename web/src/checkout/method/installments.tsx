import { formatCents } from "@app/contract/catalogue";
import type { ComponentProps } from "react";
import { Select } from "../../ui/forms/select.tsx";
import { installmentsOf, type Price } from "../price.ts";
import { type CardFormStore, useCardField } from "./card-form-store.ts";
import styles from "./method.module.css";

type InstallmentsProps = { price: Price } & Omit<ComponentProps<typeof Select>, "label" | "children">;

export function Installments({ price, ...field }: InstallmentsProps) {
  return (
    <Select label="Parcelas" {...field}>
      {installmentsOf(price).map(({ count, text }) => (
        <option key={count} value={count}>
          {text}
        </option>
      ))}
    </Select>
  );
}

/** The total beside the button, with the selected instalments. */
export function InstallmentsTotal({ price, store }: { price: Price; store: CardFormStore }) {
  const count = Number(useCardField(store, "installments") || price.months);
  return (
    <p className={styles.total}>
      <span>{count === 1 ? "Total à vista no cartão" : `Total em ${count}x sem juros`}</span>
      <b>{formatCents(price.totalCents)}</b>
    </p>
  );
}
