import { brand } from "@app/contract/brand";
import { getPlaces, type Places } from "@app/contract/places";
import { useCallback, useEffect, useState } from "react";
import { call } from "../../api.ts";

/**
 * The team's places and the date that a payment must show, while places are counted; null before they are read. `reload`
 * reads them again, after a payment was refused because the date had changed.
 */
export function usePlaces(isNeeded = true): { places: Places | null; reload: () => void } {
  const [places, setPlaces] = useState<Places | null>(null);
  const reload = useCallback(() => {
    if (brand.capacity !== "live") return;
    // Without an answer the payment is refused, and read again then.
    call(getPlaces).then(setPlaces, () => undefined);
  }, []);
  useEffect(() => {
    if (isNeeded) reload();
  }, [isNeeded, reload]);
  return { places, reload };
}
