import { findPostalAddress, type PostalAddress } from "@app/contract/postal-codes";
import { onlyDigits } from "@app/contract/values";
import { useEffect, useState } from "react";
import { callOrNull } from "../../api.ts";

type Lookup = { cep: string; address: PostalAddress | null };

/** The address of a complete CEP; null when it is unknown, undefined before there is a result. */
export function usePostalAddress(typed: string): PostalAddress | null | undefined {
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
