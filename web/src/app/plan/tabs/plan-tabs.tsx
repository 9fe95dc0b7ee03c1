import { appPaths } from "../../../app-paths.ts";
import { planTabsCopy as copy } from "../../../content/app/plan/training.ts";
import { Link } from "../../shell/link.tsx";
import styles from "./plan-tabs.module.css";

/** The two halves of the plan: each is a screen of its own. */
export function PlanTabs({ current }: { current: "diet" | "training" }) {
  return (
    <nav className={styles.tabs} aria-label={copy.label}>
      <Link className={styles.tab} to={appPaths.plan} aria-current={current === "diet" ? "page" : undefined}>
        {copy.diet}
      </Link>
      <Link className={styles.tab} to={appPaths.training} aria-current={current === "training" ? "page" : undefined}>
        {copy.training}
      </Link>
    </nav>
  );
}
