import { formatCents } from "@app/contract/catalogue";
import type { ComponentProps } from "react";
import { Select } from "../../ui/select.tsx";
import { installmentsOf, type Price } from "../price.ts";
import styles from "./installments.module.css";
import { type TypedCard, useTyped } from "./typed-card.ts";

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

/** The whole price beside the button, with the instalments chosen now. */
export function InstallmentsTotal({ price, typed }: { price: Price; typed: TypedCard }) {
  const count = Number(useTyped(typed, "installments") || price.months);
  return (
    <p className={styles.total}>
      <span>{count === 1 ? "Total à vista no cartão" : `Total em ${count}x sem juros`}</span>
      <b>{formatCents(price.totalCents)}</b>
    </p>
  );
}
