import type { Variant } from "@app/contract/landings";
import styles from "./landing-price.module.css";
import { prices } from "./prices.ts";

/** The old price, crossed out, and the current price. `inFull` shows the old price's centavos too. */
export function LandingPrice({ variant, inFull = false }: { variant: Variant; inFull?: boolean }) {
  const { before, beforeInFull, now } = prices(variant);
  return (
    <p className="figures">
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
