import type { ComponentProps } from "react";
import styles from "./switch.module.css";

/** A setting that takes effect at once. Its label is the caller's. */
export function Switch(props: Omit<ComponentProps<"input">, "type" | "role" | "className">) {
  return <input className={styles.switch} {...props} type="checkbox" role="switch" />;
}
