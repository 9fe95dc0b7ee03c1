import type { DescribedGroup } from "@app/engine/plans/words/describe-group";
import { changesCopy as copy } from "../../../content/staff/plan-review.ts";
import styles from "./changes.module.css";

/** Struck through and new; a reader hears which is which. */
export const BeforeAfter = ({ before, after }: Pick<DescribedGroup, "before" | "after">) => (
  <p className={styles.sides}>
    {before ? (
      <del>
        <span className="sr-only">{copy.before} </span>
        {before.text}
      </del>
    ) : null}{" "}
    {after ? (
      <ins>
        <span className="sr-only">{copy.after} </span>
        {after.text}
      </ins>
    ) : null}
  </p>
);
