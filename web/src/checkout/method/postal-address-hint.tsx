import type { PostalAddress } from "@app/contract/postal-codes";
import { methodCopy as copy } from "../../content/checkout-steps.ts";
import { Icon } from "../../ui/core/icon.tsx";
import { type CardFormStore, useCardField } from "./card-form-store.ts";
import styles from "./method.module.css";
import { usePostalAddress } from "./use-postal-address.ts";

/** The street of the CEP, so that the buyer notices a wrong one. A hint only: no field depends on it. */
export function PostalAddressHint({ store }: { store: CardFormStore }) {
  const address = usePostalAddress(useCardField(store, "postalCode"));
  return (
    <div role="status">
      {address ? (
        <p className={`${styles.hintLine} hint gap-2`}>
          <Icon name="check" />
          {lineOf(address)}
        </p>
      ) : address === null ? (
        <p className={`${styles.hintLine} hint gap-2`}>{copy.cepUnknown}</p>
      ) : null}
    </div>
  );
}

const lineOf = ({ street, district, city, state }: PostalAddress) =>
  [street, district, `${city}/${state}`].filter(Boolean).join(", ");
