import { findPostalAddress, type PostalAddress } from "@app/contract/postal-codes";
import { onlyDigits } from "@app/contract/values";
import { useEffect, useState } from "react";
import { callOrNull } from "../../api.ts";

type Found = { cep: string; address: PostalAddress | null };

/** What a whole CEP stands for; null when nobody knows it, undefined while there is nothing to say. */
export function usePostalAddress(typed: string): PostalAddress | null | undefined {
  const [found, setFound] = useState<Found>();
  const cep = onlyDigits(typed);

  useEffect(() => {
    if (cep.length !== 8) return undefined;
    let here = true;
    callOrNull(findPostalAddress, { params: { cep } }).then(
      (address) => {
        if (here) setFound({ cep, address });
      },
      // A help that did not come is not missed.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [cep]);

  return found?.cep === cep ? found.address : undefined;
}
