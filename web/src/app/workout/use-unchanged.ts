import { useRef } from "react";

/** The same object while its contents are the same: what is derived from it is not derived again. */
export function useUnchanged<T>(value: T): T {
  const kept = useRef<{ value: T; text: string } | null>(null);
  const text = JSON.stringify(value);
  // oxlint-disable-next-line react-hooks/refs -- a cache: the result follows from the argument alone
  if (kept.current?.text !== text) kept.current = { value, text };
  return kept.current.value;
}
