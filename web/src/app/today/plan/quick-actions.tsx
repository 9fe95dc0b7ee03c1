import type { PlanView } from "@app/contract/plans";
import { appPaths } from "../../../app-paths.ts";
import { quickCopy as copy } from "../../../content/app/today-plan.ts";
import { IconPath } from "../../../ui/core/icon.tsx";
import { entryPath } from "../../data/diary/entry-path.ts";
import type { PlanLayer } from "../../data/plan-layer/layer.ts";
import { listDays, tickedFoods } from "../../data/plan-layer/tick-edits.ts";
import { localDay } from "../../shell/format/days.ts";
import { Link } from "../../shell/link.tsx";
import styles from "./plan.module.css";

const CUTLERY = "M7 3v8M4.500 3v5a2.500 2.500 0 005 0V3M7 11v10M17 3c-2 2-2.500 5-2.500 9H17zM17 12v9";
const SCALE = "M4 4h16v16H4zM8 9a5 5 0 018 0zM12 9l1.500-2";
const DROP = "M12 3.500c3.500 4 5.500 7 5.500 10a5.500 5.500 0 01-11 0c0-3 2-6 5.500-10z";
const BAG = "M5 8h14l1 12H4zM9 8V6.500a3 3 0 016 0V8";

/** What a member does in passing. The weight is not offered where numbers are hidden, nor a list that is empty. */
export function QuickActions({ plan, layer, now }: { plan: PlanView; layer: PlanLayer; now: Date }) {
  const today = localDay(now);
  const foods = plan.shopping.flatMap(({ items }) => items);
  const list = { plan: plan.madeIn.diet, today };
  const ticked = tickedFoods(layer, { ...list, week: listDays(layer, list).this });
  const left = foods.filter(({ food }) => !ticked.has(food)).length;
  return (
    <nav className={styles.actions} aria-label={copy.label}>
      <Action to={entryPath(today)} icon={CUTLERY} {...copy.meal} />
      {plan.numbers === "shown" ? <Action to={appPaths.weights} icon={SCALE} {...copy.weight} /> : null}
      <Action to={appPaths.diary} icon={DROP} {...copy.water} />
      {foods.length > 0 ? (
        <Action to={appPaths.shoppingList} icon={BAG} name={copy.shopping.name} text={copy.shopping.left(left)} />
      ) : null}
    </nav>
  );
}

function Action({ to, icon, name, text }: { to: string; icon: string; name: string; text: string }) {
  return (
    <Link className={styles.action} to={to}>
      <IconPath path={icon} className={styles.icon} />
      <span>{name}</span>
      <small className={`${styles.actionsText} note`}>{text}</small>
    </Link>
  );
}
