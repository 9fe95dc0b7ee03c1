import { useEffect, useRef, useSyncExternalStore } from "react";
import { readStored, removeStored, store } from "../../storage.ts";

/** By the key's name: "j", "?", "Enter". Letters in lower case. */
export type Shortcuts = Readonly<Record<string, (event: KeyboardEvent) => void>>;

const OFF = "off";
const listeners = new Set<() => void>();
/** Of this tab, where the browser blocks storage. */
let chosen: boolean | undefined;

const areShortcutsOn = (): boolean => chosen ?? readStored("staff-keys") !== OFF;

/**
 * Single keys can be switched off (WCAG 2.1.4): a dictation program types letters that are not commands. The choice is
 * kept on the machine, which the program runs on.
 */
export function switchShortcuts(on: boolean): void {
  if (on) removeStored("staff-keys");
  const isKept = on || store("staff-keys", OFF);
  chosen = isKept ? undefined : on;
  for (const listener of listeners) listener();
}

export const useShortcutsAreOn = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    areShortcutsOn,
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
      if (!shortcut || !areShortcutsOn() || isResting(event)) return;
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
