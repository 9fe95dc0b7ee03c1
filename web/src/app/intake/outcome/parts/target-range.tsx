import { targetCopy as copy } from "../../../../content/app/intake/targets.ts";
import { PlumbBob } from "../../../../ui/core/plumb-bob.tsx";
import type { Targets } from "../../../data/intake-query.ts";
import { changeOf, rangeOf } from "../../../outcome/shown-targets.ts";
import { formatWhole } from "../../../shell/format/numbers.ts";
import styles from "./parts.module.css";

type TargetRangeProps = { targets: Targets; firstName: string; heading: "h1" | "h2" };

/** The day's energy as a range, with the plumb bob in its middle. */
export function TargetRange({ targets, firstName, heading: Heading }: TargetRangeProps) {
  const kcal = formatWhole(targets.planned.kcal);
  const { low, high } = rangeOf(targets.planned.kcal);
  const keeps = changeOf(targets).kind === "keep";
  return (
    <section className={styles.target} data-keeps={keeps || undefined} aria-labelledby="meta">
      <Heading className={styles.heading} id="meta">
        <span>{keeps ? copy.keep(firstName) : copy.near(firstName)}</span>{" "}
        <span className={styles.figure}>
          {kcal} <small>{copy.unit}</small>
        </span>
      </Heading>
      <p className={styles.rangeText}>{keeps ? copy.keepRange : copy.range}</p>
      <div className={styles.line} role="img" aria-label={copy.rangeLabel(formatWhole(low), formatWhole(high), kcal)}>
        <i className={styles.scale} />
        <PlumbBob className={styles.bob} />
        <span>{formatWhole(low)}</span>
        <span>{formatWhole(high)}</span>
      </div>
    </section>
  );
}

/** Protein, carbohydrate, fat and water of a day. */
export function TargetShares({ targets: { planned, waterMl } }: { targets: Targets }) {
  const shares = [
    [copy.grams.protein, `${formatWhole(planned.protein)}\u00a0g`],
    [copy.grams.carb, `${formatWhole(planned.carb)}\u00a0g`],
    [copy.grams.fat, `${formatWhole(planned.fat)}\u00a0g`],
    ...(waterMl === null ? [] : [[copy.grams.water, `${formatWhole(waterMl)}\u00a0ml`]]),
  ];
  return (
    <div className={`${styles.shares} stack gap-3`}>
      <dl>
        {shares.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {waterMl === null ? <p>{copy.noWater}</p> : null}
    </div>
  );
}
