import { formatCents } from "@app/contract/catalogue";
import { useEffect, useId, useState } from "react";
import { summaryCopy as copy, cycleCopy } from "../../content/checkout.ts";
import { Icon, type IconName } from "../../ui/core/icon.tsx";
import type { CheckoutState } from "../checkout-reducer.ts";
import { type Price, priceOf } from "../price.ts";
import styles from "./summary.module.css";

/** The order summary. On phones it collapses to a sticky bar with the total. */
export function Summary({ state }: { state: CheckoutState }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const price = state.cycle ? priceOf(state.cycle, state) : null;

  return (
    <div className={styles.column}>
      <aside className={`${styles.summary} warm-panel`} aria-label={copy.label} data-open={open || undefined}>
        <button
          className={`${styles.bar} bare stack gap-3`}
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <span>
            {copy.plan}
            <small className={styles.barCycle}>{price ? barLine(price) : <Blank width="short" />}</small>
          </span>
          <b className={styles.barTotal}>{price ? formatCents(price.totalCents) : <Blank width="price" />}</b>
          <Icon name="chevron-down" className={styles.chevron} />
        </button>
        <div className={styles.body} id={id}>
          <h2 className={`${styles.plan} h3-size`}>{copy.plan}</h2>
          <p className={`soft ${styles.cycle}`}>{price ? cycleCopy[price.cycle].line : <Blank width="line" />}</p>
          <p className={styles.monthly}>
            <b>{price ? formatCents(price.monthlyCents) : <Blank width="big" />}</b>
            <span>por mês</span>
          </p>
          {price?.offered ? <p className={styles.offer}>{copy.offer}</p> : null}
          <p className={`${styles.total} row gap-4`}>
            <span className={`${styles.totalName} row`}>Total {price ? <TotalTooltip price={price} /> : null}</span>
            <span>{price ? formatCents(price.totalCents) : <Blank width="price" />}</span>
          </p>
          <ul className={styles.benefits}>
            {copy.benefits.map((benefit) => (
              <li key={benefit}>
                <Icon name="check" />
                {benefit}
              </li>
            ))}
          </ul>
          <ul className={`${styles.assurances} stack gap-3`}>
            <Assurance icon="lock" title={copy.secure} text={copy.secureText} />
            <Assurance icon="shield" title={copy.guarantee} text={<GuaranteeText />} />
            <Assurance
              icon="calendar"
              title={copy.renewal}
              text={price ? copy.renewalText(price.days) : <Blank width="line" />}
            />
          </ul>
        </div>
      </aside>
    </div>
  );
}

const barLine = ({ cycle, months }: Price) => {
  const name = `Ciclo ${cycleCopy[cycle].adjective}`;
  return months === 1 ? name : `${name}, até ${months}x`;
};

/** Opens beside the checkout, which keeps what was typed. */
const GuaranteeText = () => (
  <>
    {copy.guaranteeText}{" "}
    <a href="/reembolso#garantia" target="_blank" rel="noopener">
      {copy.guaranteeRule}
    </a>
    .
  </>
);

function Assurance({ icon, title, text }: { icon: IconName; title: string; text: React.ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <span>
        <b>{title}</b>
        {text}
      </span>
    </li>
  );
}

/** A skeleton as wide as its content: no price is shown before the URL is parsed. */
const Blank = ({ width }: { width: "short" | "line" | "price" | "big" }) => (
  <span className={styles.blank} data-width={width} aria-hidden="true" />
);

/** Explains the total on hover, focus or touch. Escape dismisses it, wherever the focus is (WCAG 1.4.13). */
function TotalTooltip({ price: { months, monthlyCents, totalCents } }: { price: Price }) {
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
