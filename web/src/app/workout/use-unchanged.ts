import { useState } from "react";

/** The same object while its contents are the same: what is derived from it is not derived again. */
export function useUnchanged<T>(value: T): T {
  const [kept, setKept] = useState({ value, text: JSON.stringify(value) });
  if (kept.value === value) return value;
  const text = JSON.stringify(value);
  if (text === kept.text) return kept.value;
  setKept({ value, text });
  return value;
}
