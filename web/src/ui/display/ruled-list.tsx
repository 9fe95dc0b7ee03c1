import type { ComponentProps } from "react";
import styles from "./ruled-list.module.css";

type RuledListProps = ComponentProps<"ul"> & { ordered?: boolean };

/** Rows under a strong rule, each with a quiet one below it. */
export function RuledList({ ordered = false, className, ...rest }: RuledListProps) {
  const Tag = ordered ? "ol" : "ul";
  return (
    <Tag
      data-slot="ruled-list"
      className={className ? `${styles.list} ${className}` : styles.list}
      {...(rest as object)}
    />
  );
}
