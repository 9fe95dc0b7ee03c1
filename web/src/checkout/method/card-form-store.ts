import { useState, useSyncExternalStore } from "react";
import type { CardValues } from "./card-schema.ts";

/** What is being typed, for the few pieces that follow each key: only they are drawn again, not the whole form. */
export type CardFormStore = {
  read: () => Partial<CardValues>;
  write: (values: Partial<CardValues>) => void;
  watch: (changed: () => void) => () => void;
};

export function useCardFormStore(start: () => Partial<CardValues>): CardFormStore {
  const [store] = useState((): CardFormStore => {
    let values = start();
    const watchers = new Set<() => void>();
    let isNotifying = false;
    const notify = () => {
      isNotifying = false;
      for (const changed of watchers) changed();
    };
    return {
      read: () => values,
      write(next) {
        values = next;
        if (isNotifying) return;
        isNotifying = true;
        // The key itself is answered first: whoever follows it comes with the next picture.
        requestAnimationFrame(() => setTimeout(notify));
      },
      watch(changed) {
        watchers.add(changed);
        return () => void watchers.delete(changed);
      },
    };
  });
  return store;
}

/** One field, as it stands now. */
export function useCardField(store: CardFormStore, name: keyof CardValues): string {
  const now = () => store.read()[name] ?? "";
  return useSyncExternalStore(store.watch, now, now);
}
