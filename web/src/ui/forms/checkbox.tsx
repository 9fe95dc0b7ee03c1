import type { ComponentProps } from "react";
import styles from "./checkbox.module.css";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "size" | "className"> & { size?: "small" };

/** A native checkbox with its label, which is its target too. */
export function Checkbox({ size, children, ...rest }: CheckboxProps) {
  return (
    <label className={`${styles.label} stack gap-3`} data-slot="checkbox" data-size={size}>
      <input className={styles.box} {...rest} type="checkbox" />
      <span>{children}</span>
    </label>
  );
}
