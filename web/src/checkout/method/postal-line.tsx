import type { PostalAddress } from "@app/contract/addresses";
import { methodTexts as words } from "../../content/checkout-steps.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./postal-line.module.css";
import { type TypedCard, useTyped } from "./typed-card.ts";
import { usePostalAddress } from "./use-postal-address.ts";

/** The street behind the CEP, so that a wrong one is noticed. Only said: no field waits for it. */
export function PostalLine({ typed }: { typed: TypedCard }) {
  const address = usePostalAddress(useTyped(typed, "postalCode"));
  return (
    <div role="status">
      {address ? (
        <p className={styles.line}>
          <Icon name="check" />
          {lineOf(address)}
        </p>
      ) : address === null ? (
        <p className={styles.line}>{words.cepUnknown}</p>
      ) : null}
    </div>
  );
}

const lineOf = ({ street, district, city, state }: PostalAddress) =>
  [street, district, `${city}/${state}`].filter(Boolean).join(", ");
