import type { PlanView } from "@app/contract/plans";
import { appPaths } from "../../../app-paths.ts";
import { quickCopy as copy } from "../../../content/app/today-plan.ts";
import { IconPath } from "../../../ui/core/icon.tsx";
import type { PlanLayer } from "../../data/plan-layer/layer.ts";
import { localDay, weekOf } from "../../data/plan-layer/plan-day.ts";
import { tickedFoods } from "../../data/plan-layer/tick-edits.ts";
import { Link } from "../../shell/link.tsx";
import styles from "./quick-actions.module.css";

const SCALE = "M4 4h16v16H4zM8 9a5 5 0 018 0zM12 9l1.500-2";
const BAG = "M5 8h14l1 12H4zM9 8V6.500a3 3 0 016 0V8";

/** What a member does in passing. The weight is not offered where numbers are hidden, nor a list that is empty. */
export function QuickActions({ plan, layer, now }: { plan: PlanView; layer: PlanLayer; now: Date }) {
  const foods = plan.shopping.flatMap(({ items }) => items);
  const ticked = tickedFoods(layer, { plan: plan.madeIn.diet, week: weekOf(localDay(now)) });
  const left = foods.filter(({ food }) => !ticked.has(food)).length;
  if (plan.numbers === "hidden" && foods.length === 0) return null;
  return (
    <nav className={styles.actions} aria-label={copy.label}>
      {plan.numbers === "shown" ? (
        <Action to={appPaths.progress} icon={SCALE} name={copy.weight.name} text={copy.weight.text} />
      ) : null}
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
      <small className={styles.text}>{text}</small>
    </Link>
  );
}
