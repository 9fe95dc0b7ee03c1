import { useEffect } from "react";
import { PlumbBob } from "../../../ui/core/plumb-bob.tsx";
import styles from "./plumb-settles.module.css";

/** Shorter than a tap of the keyboard: felt, not heard. */
const TOUCH_MS = 18;

/** The plumb bob swings and finds its centre: something happened for the first time. Still under reduced motion. */
export function PlumbSettles({ isFelt = false }: { isFelt?: boolean }) {
  useEffect(() => {
    if (isFelt && !matchMedia("(prefers-reduced-motion: reduce)").matches) navigator.vibrate?.(TOUCH_MS);
  }, [isFelt]);
  return (
    <div className={styles.place} aria-hidden="true">
      <div className={styles.line}>
        <PlumbBob className={styles.bob} />
      </div>
    </div>
  );
}
