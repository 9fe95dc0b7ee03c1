import { CYCLES, type Cycle, cycles, DEFAULT_CYCLE, discountPercent, formatCents } from "@app/contract/catalogue";
import { Fragment } from "react";
import { completePlan, totalLine } from "../../../content/complete-plan.ts";
import { plansSection } from "../../../content/plans.ts";
import { trackProps } from "../../../tracking/track-props.ts";
import { ButtonLink } from "../../../ui/core/button.tsx";
import { FeatureList } from "./feature-list.tsx";
import styles from "./plans.module.css";

/** Native radios and CSS switch the cycle, so it works before hydration and without scripts. */
export function CompletePlan() {
  return (
    <>
      <div role="group" aria-label={completePlan.cycleLegend} className={styles.cycles}>
        {CYCLES.map((cycle) => (
          <Fragment key={cycle}>
            <input
              id={`cycle-${cycle}`}
              type="radio"
              name="cycle"
              value={cycle}
              defaultChecked={cycle === DEFAULT_CYCLE}
              className={styles.radio}
              data-cycle={cycle}
            />
            <label htmlFor={`cycle-${cycle}`} className={`${styles.cycle} center`} data-cycle={cycle}>
              {cycles[cycle].label}
            </label>
          </Fragment>
        ))}
        <span className={styles.badgeSlot} data-cycle={completePlan.recommended}>
          <span className={styles.badge}>{completePlan.badge}</span>
        </span>
        <h3 id="complete-plan-title" className={styles.title}>
          {completePlan.title}
        </h3>
        {CYCLES.map((cycle) => (
          <Offer key={cycle} cycle={cycle} />
        ))}
      </div>
      <div className={styles.included}>
        <p className={styles.includedTitle}>{completePlan.featuresTitle}</p>
        <FeatureList features={completePlan.features} />
      </div>
      <dl className={`${styles.rights} stack gap-4`}>
        {completePlan.rights.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Offer({ cycle }: { cycle: Cycle }) {
  const discount = discountPercent(cycle);
  return (
    <div className={`${styles.offer} column`} data-cycle={cycle}>
      {discount > 0 ? (
        <p className={`${styles.instead} row gap-3 figures`}>
          <s>
            <span className="sr-only">De </span>
            {formatCents(cycles.monthly.monthlyCents)}
          </s>
          <span className={styles.discount}>{discount}% OFF</span>
        </p>
      ) : (
        <p className={`${styles.instead} row gap-3 figures`}>{completePlan.noCommitment}</p>
      )}
      <p className={`${styles.price} wrap figures`}>
        <b className={styles.amount} data-price="month">
          {formatCents(cycles[cycle].monthlyCents)}
        </b>{" "}
        por mês
      </p>
      <p className={styles.total} data-price="total">
        {totalLine(cycle)}
      </p>
      <p className={styles.renewal}>{completePlan.renewal}</p>
      <ButtonLink
        href={`/pagamento?plano=completo&ciclo=${cycle}`}
        className={styles.choose}
        {...trackProps("AddToCart", cycle)}
      >
        {plansSection.choose}
      </ButtonLink>
    </div>
  );
}
