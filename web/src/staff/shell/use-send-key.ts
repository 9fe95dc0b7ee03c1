import { useEffect, useRef } from "react";

/** Ctrl Enter sends or signs from everywhere on a screen, also from a field; not from under a dialog. */
export function useSendKey(send: () => void): void {
  const current = useRef(send);
  useEffect(() => {
    current.current = send;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
      if (document.querySelector("dialog[open]")) return;
      event.preventDefault();
      current.current();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
