import { useState, useSyncExternalStore } from "react";
import type { CardValues } from "./card-schema.ts";

/** The form's live values, for the few components that follow each keystroke: only they re-render, not the form. */
export type CardFormStore = {
  read: () => Partial<CardValues>;
  write: (values: Partial<CardValues>) => void;
  subscribe: (listener: () => void) => () => void;
};

export function useCardFormStore(initialValues: () => Partial<CardValues>): CardFormStore {
  const [store] = useState((): CardFormStore => {
    let values = initialValues();
    const listeners = new Set<() => void>();
    let isNotifying = false;
    const notify = () => {
      isNotifying = false;
      for (const listener of listeners) listener();
    };
    return {
      read: () => values,
      write(next) {
        values = next;
        if (isNotifying) return;
        isNotifying = true;
        // The keystroke is painted first; subscribers re-render in the next frame.
        requestAnimationFrame(() => setTimeout(notify));
      },
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
  });
  return store;
}

/** The current value of one field. */
export function useCardField(store: CardFormStore, name: keyof CardValues): string {
  const snapshot = () => store.read()[name] ?? "";
  return useSyncExternalStore(store.subscribe, snapshot, snapshot);
}
