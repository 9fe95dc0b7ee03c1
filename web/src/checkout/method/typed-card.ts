import { useState, useSyncExternalStore } from "react";
import type { CardValues } from "./card-form.ts";

/** What is being typed, for the few pieces that follow each key: only they are drawn again, not the whole form. */
export type TypedCard = {
  read: () => Partial<CardValues>;
  write: (values: Partial<CardValues>) => void;
  watch: (changed: () => void) => () => void;
};

export function useTypedCard(start: () => Partial<CardValues>): TypedCard {
  const [typed] = useState((): TypedCard => {
    let values = start();
    const watchers = new Set<() => void>();
    let telling = false;
    const tell = () => {
      telling = false;
      for (const changed of watchers) changed();
    };
    return {
      read: () => values,
      write(next) {
        values = next;
        if (telling) return;
        telling = true;
        // The key itself is answered first: whoever follows it comes with the next picture.
        requestAnimationFrame(() => setTimeout(tell));
      },
      watch(changed) {
        watchers.add(changed);
        return () => void watchers.delete(changed);
      },
    };
  });
  return typed;
}

/** One field, as it stands now. */
export function useTyped(typed: TypedCard, name: keyof CardValues): string {
  const now = () => typed.read()[name] ?? "";
  return useSyncExternalStore(typed.watch, now, now);
}
