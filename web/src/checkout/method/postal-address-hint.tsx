import { findPostalAddress, type PostalAddress } from "@app/contract/postal-codes";
import { onlyDigits } from "@app/contract/values";
import { useEffect, useState } from "react";
import { callOrNull } from "../../api.ts";
import { methodCopy as copy } from "../../content/checkout-steps.ts";
import { Icon } from "../../ui/core/icon.tsx";
import { type CardFormStore, useCardField } from "./card-form-store.ts";
import styles from "./method.module.css";

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

type Lookup = { cep: string; address: PostalAddress | null };

/** The address of a complete CEP; null when it is unknown, undefined before there is a result. */
function usePostalAddress(typed: string): PostalAddress | null | undefined {
  const [lookup, setLookup] = useState<Lookup>();
  const cep = onlyDigits(typed);

  useEffect(() => {
    if (cep.length !== 8) return undefined;
    let isCurrent = true;
    callOrNull(findPostalAddress, { params: { cep } }).then(
      (address) => {
        if (isCurrent) setLookup({ cep, address });
      },
      // The hint is optional: failures are ignored.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [cep]);

  return lookup?.cep === cep ? lookup.address : undefined;
}
