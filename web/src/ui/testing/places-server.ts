import { brand } from "@app/contract/brand";
import type { Places } from "@app/contract/places";
import { onTestFinished, vi } from "vitest";

type State = {
  /** Null: the request fails. */
  places: Places | null;
  /** How often the places were read. */
  reads: number;
};

/** The operator counts places, and the API answers with those of the state. Everything else is not found. */
export function startPlacesServer(places: Places | null, capacity: typeof brand.capacity = "live"): State {
  const state: State = { places, reads: 0 };
  const configured = brand.capacity;
  brand.capacity = capacity;
  onTestFinished(() => {
    brand.capacity = configured;
    vi.unstubAllGlobals();
  });
  vi.stubGlobal("fetch", (input: string) => {
    const isPlaces = new URL(input, location.href).pathname === "/v1/public/places";
    if (isPlaces) state.reads += 1;
    if (!isPlaces || state.places) return Promise.resolve(envelope(isPlaces ? state.places : null));
    return Promise.reject(new TypeError("Failed to fetch"));
  });
  return state;
}

function envelope(value: Places | null): Response {
  const [code, error] = value ? ([200, false] as const) : ([404, "not-found"] as const);
  return new Response(JSON.stringify({ return: value, message: null, code, error, redirect_to: null }), {
    status: code,
  });
}
