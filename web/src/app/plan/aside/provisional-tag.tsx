import type { PlanView } from "@app/contract/plans";
import { labelCopy as copy } from "../../../content/app/plan/plan.ts";
import styles from "./aside.module.css";

/** Dashed is what is not there for good; signed is a solid box. */
export function ProvisionalTag({ kind }: Pick<PlanView, "kind">) {
  return (
    <span className={styles.tag} data-kind={kind}>
      {kind === "provisional" ? copy.provisional : copy.signed}
    </span>
  );
}
