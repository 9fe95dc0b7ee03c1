import { brand } from "@app/contract/brand";
import type { getPlaces as getPlacesWire, Places } from "@app/contract/places";
import { useCallback, useEffect, useState } from "react";
import { call, type EndpointRef } from "../../api.ts";

// A reference without schemas, so that the step does not load the validation library.
const getPlaces: EndpointRef<typeof getPlacesWire> = { method: "GET", path: "/v1/public/places" };

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
