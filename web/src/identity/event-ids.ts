import { useRef } from "react";

/** One id per submission: sending the same words again, after a failure, keeps it. */
export function useEventIds(): (values: object) => string {
  const last = useRef({ serialized: "", id: "" });
  return (values) => {
    const serialized = JSON.stringify(values);
    if (serialized !== last.current.serialized) last.current = { serialized, id: `lead_${crypto.randomUUID()}` };
    return last.current.id;
  };
}
