import { useEffect, useRef, useSyncExternalStore } from "react";

/** By the key's name: "j", "?", "Enter". Letters in lower case. */
export type Shortcuts = Readonly<Record<string, (event: KeyboardEvent) => void>>;

const listeners = new Set<() => void>();
let areOn = true;

/** Single keys can be switched off (WCAG 2.1.4): a dictation program types letters that are not commands. */
export function switchShortcuts(on: boolean): void {
  areOn = on;
  for (const listener of listeners) listener();
}

export const useShortcutsAreOn = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => areOn,
    () => true,
  );

/** Single keys of a screen. They rest while a field has the focus, a dialog is open or a modifier is held. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key } = event;
      const shortcut = current.current[key.length === 1 ? key.toLowerCase() : key];
      if (!shortcut || !areOn || isResting(event)) return;
      event.preventDefault();
      shortcut(event);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

const FIELD = "input, textarea, select, [contenteditable]:not([contenteditable=false])";
/** What Enter and the space bar already do something on. */
const CONTROL = "a[href], button, summary";

function isResting({ key, target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return true;
  if (document.querySelector("dialog[open]")) return true;
  if (!(target instanceof Element)) return false;
  return target.closest(FIELD) !== null || ((key === "Enter" || key === " ") && target.closest(CONTROL) !== null);
}
