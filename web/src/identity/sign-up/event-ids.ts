import { useRef } from "react";

/** One event id per submission: a retry of the same values keeps it, so that the event counts once. */
export function useEventIds(): (values: object) => string {
  const last = useRef({ serialized: "", id: "" });
  return (values) => {
    const serialized = JSON.stringify(values);
    if (serialized !== last.current.serialized) last.current = { serialized, id: `lead_${crypto.randomUUID()}` };
    return last.current.id;
  };
}
