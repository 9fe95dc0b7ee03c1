import type { Variant } from "@app/contract/landings";
import { prices } from "./landing.ts";
import styles from "./landing-price.module.css";

/** The price before, crossed out, and the price now, large. `inFull` writes the centavos of the first one too. */
export function LandingPrice({ variant, inFull = false }: { variant: Variant; inFull?: boolean }) {
  const { before, beforeInFull, now } = prices(variant);
  return (
    <p className={styles.price}>
      <s className={styles.before}>
        <span className="sr-only">antes </span>de {inFull ? beforeInFull : before}
      </s>
      <b className={styles.now}>
        {now}
        <small className={styles.per}> por mês</small>
      </b>
    </p>
  );
}
