import type { PlanView } from "@app/contract/plans";
import { appPaths } from "../../../app-paths.ts";
import { planPageCopy as copy, dailyCopy } from "../../../content/app/plan/plan.ts";
import { Icon, IconPath } from "../../../ui/core/icon.tsx";
import { Link } from "../../shell/link.tsx";
import styles from "./aside.module.css";

const CART = "M3 4h3l2 11h10l2-8H7M9.5 19.5v.1M16.5 19.5v.1";
const ONWARD = "M9 6l6 6-6 6";

/** What the plan is also for: the market and paper. */
export function PlanLinks({ plan: { shopping }, day }: { plan: PlanView; day: string }) {
  const count = shopping.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <div className={styles.links}>
      {count > 0 ? (
        <Link className={styles.link} to={appPaths.shoppingList}>
          <IconPath path={CART} />
          <span>
            <b>{dailyCopy.shopping}</b>
            <small>{dailyCopy.items(count)}</small>
          </span>
          <IconPath path={ONWARD} />
        </Link>
      ) : null}
      <Link className={styles.link} to={`${appPaths.planPrint}?dia=${day}`}>
        <Icon name="print" />
        <span>
          <b>{copy.print}</b>
        </span>
        <IconPath path={ONWARD} />
      </Link>
    </div>
  );
}
