import type { PlanView } from "@app/contract/plans";
import { dailyCopy as copy } from "../../../content/app/plan/plan.ts";
import { formatWhole } from "../../shell/format/numbers.ts";
import styles from "./aside.module.css";

type Targets = NonNullable<PlanView["targets"]>;

const GLASS_ML = 250;

/** What a day aims at: a range, after the plate and not before it. */
export function DailyTargets({ targets: { kcal, kcalLow, kcalHigh, protein, fibre, waterMl } }: { targets: Targets }) {
  return (
    <section className={styles.daily} aria-labelledby="por-dia">
      <h2 id="por-dia">{copy.title}</h2>
      <dl className={styles.targets}>
        <Target name={copy.energy} value={kcal} unit="kcal" />
        <Target name={copy.protein} value={protein} unit="g" />
        <Target name={copy.fibre} value={fibre} unit={copy.orMore} />
        {waterMl === null ? null : (
          <Target name={copy.water} value={Math.round(waterMl / GLASS_ML)} unit={copy.glasses} />
        )}
      </dl>
      <p className={`${styles.quiet} caption`}>{copy.range(formatWhole(kcalLow), formatWhole(kcalHigh))}</p>
    </section>
  );
}

export function Target({ name, value, unit }: { name: string; value: number; unit: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {formatWhole(value)}
        {"\u00a0"}
        <small>{unit}</small>
      </dd>
    </div>
  );
}
