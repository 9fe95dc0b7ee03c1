import { useRef } from "react";

/** One id per submission: sending the same words again, after a failure, keeps it. */
export function useEventIds(): (values: object) => string {
  const last = useRef({ said: "", id: "" });
  return (values) => {
    const said = JSON.stringify(values);
    if (said !== last.current.said) last.current = { said, id: `lead_${crypto.randomUUID()}` };
    return last.current.id;
  };
}
