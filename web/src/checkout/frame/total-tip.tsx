import { formatCents } from "@app/contract/catalogue";
import { useId } from "react";
import { Icon } from "../../ui/icon.tsx";
import type { Price } from "../price.ts";
import styles from "./total-tip.module.css";

/** How the total comes about, on hover, focus or touch. */
export function TotalTip({ price: { months, monthlyCents, totalCents } }: { price: Price }) {
  const id = useId();
  const count = months === 1 ? "1 mês" : `${months} meses`;
  return (
    <span className={styles.tip}>
      <button className={styles.button} type="button" aria-label="Como calculamos o total" aria-describedby={id}>
        <Icon name="info" />
      </button>
      <span className={styles.bubble} role="tooltip" id={id}>
        {`${count} de ${formatCents(monthlyCents)} = ${formatCents(totalCents)}`}
      </span>
    </span>
  );
}
