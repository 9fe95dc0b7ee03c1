import { formatCents } from "@app/contract/catalogue";
import { useFormContext, useWatch } from "react-hook-form";
import { Select } from "../../ui/select.tsx";
import { installmentsOf, type Price } from "../price.ts";
import type { CardValues } from "./card-form.ts";
import styles from "./installments.module.css";

export function Installments({ price }: { price: Price }) {
  const { register } = useFormContext<CardValues>();
  return (
    <Select label="Parcelas" {...register("installments")}>
      {installmentsOf(price).map(({ count, text }) => (
        <option key={count} value={count}>
          {text}
        </option>
      ))}
    </Select>
  );
}

/** The whole price beside the button, with the instalments chosen now. */
export function InstallmentsTotal({ price }: { price: Price }) {
  const count = useWatch<CardValues, "installments">({ name: "installments" });
  return (
    <p className={styles.total}>
      <span>{count === "1" ? "Total à vista no cartão" : `Total em ${count}x sem juros`}</span>
      <b>{formatCents(price.totalCents)}</b>
    </p>
  );
}
