import { formatCents } from "@app/contract/catalogue";
import { useEffect, useId, useState } from "react";
import { Icon } from "../../ui/core/icon.tsx";
import type { Price } from "../price.ts";
import styles from "./summary.module.css";

/** Explains the total on hover, focus or touch. Escape dismisses it, wherever the focus is (WCAG 1.4.13). */
export function TotalTooltip({ price: { months, monthlyCents, totalCents } }: { price: Price }) {
  const id = useId();
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    const escape = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setDismissed(true);
    };
    document.addEventListener("keydown", escape);
    return () => document.removeEventListener("keydown", escape);
  }, []);
  const restore = () => setDismissed(false);

  const count = months === 1 ? "1 mês" : `${months} meses`;
  return (
    <span className={styles.tooltip} data-dismissed={dismissed || undefined} onPointerEnter={restore} onFocus={restore}>
      <button
        className={`${styles.button} icon-button`}
        type="button"
        aria-label="Como calculamos o total"
        aria-describedby={id}
        onClick={restore}
      >
        <Icon name="info" />
      </button>
      <span className={styles.bubble} role="tooltip" id={id}>
        {`${count} de ${formatCents(monthlyCents)} = ${formatCents(totalCents)}`}
      </span>
    </span>
  );
}
