import { useEffect, useState } from "react";

const TYPING_MS = 150;

/** What was typed, once the typing pauses: a search asks once per word, not once per letter. */
export function useSettledText(text: string): string {
  const trimmed = text.trim();
  const [settled, setSettled] = useState(trimmed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(trimmed), TYPING_MS);
    return () => clearTimeout(timer);
  }, [trimmed]);
  return settled;
}
