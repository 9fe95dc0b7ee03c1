import type { ReactNode } from "react";
import styles from "./description-list.module.css";

export type Fact = readonly [term: string, description: ReactNode];

type DescriptionListProps = {
  facts: readonly Fact[];
  /** `rows`: ruled, in two columns where there is room; `ends`: ruled, at both ends of a line; `plain`: neither. */
  layout: "rows" | "ends" | "plain";
  className?: string | undefined;
};

/** Facts with their names. */
export function DescriptionList({ facts, layout, className }: DescriptionListProps) {
  return (
    <dl
      data-slot="description-list"
      data-layout={layout}
      className={className ? `${styles.list} ${className}` : styles.list}
    >
      {facts.map(([term, description]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
