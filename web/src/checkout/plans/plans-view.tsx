import { CYCLES, type Cycle, cycles, DEFAULT_CYCLE, discountPercent, formatCents } from "@app/contract/catalogue";
import { useRef } from "react";
import { plansCopy as copy } from "../../content/checkout-steps.ts";
import { Button } from "../../ui/core/button.tsx";
import { RadioCard } from "../../ui/forms/radio-cards.tsx";
import { trackPlanChosen } from "../checkout-analytics.ts";
import form from "../frame/form.module.css";
import { StepHeader } from "../frame/step-header.tsx";
import { priceOf } from "../price.ts";
import type { StepProps } from "../step-props.ts";
import styles from "./plans-view.module.css";

/** The plan-choice view, for a buyer who followed a personal link. */
export function PlansView({ state, dispatch }: StepProps) {
  const options = useRef<HTMLFieldSetElement>(null);
  const submit = () => {
    const selected = options.current?.querySelector<HTMLInputElement>("input:checked")?.value;
    const cycle = CYCLES.find((name) => name === selected) ?? DEFAULT_CYCLE;
    trackPlanChosen(cycle);
    dispatch({ type: "plan-chosen", cycle });
  };
  return (
    <>
      <StepHeader title={copy.title}>{copy.lead}</StepHeader>
      <form
        className={form.form}
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <fieldset className={styles.cycles} ref={options}>
          <legend className="sr-only">Ciclo de pagamento</legend>
          {CYCLES.map((cycle) => (
            <CycleCard
              key={cycle}
              cycle={cycle}
              state={state}
              onPreview={() => dispatch({ type: "cycle-previewed", cycle })}
            />
          ))}
        </fieldset>
        <Button type="submit" fullWidth>
          {copy.choose}
        </Button>
      </form>
    </>
  );
}

type CycleCardProps = { cycle: Cycle; state: StepProps["state"]; onPreview: () => void };

function CycleCard({ cycle, state, onPreview }: CycleCardProps) {
  const { monthlyCents, totalCents, months, days } = priceOf(cycle, state);
  const discount = discountPercent(cycle);
  return (
    <RadioCard
      className={styles.card}
      name="cycle"
      value={cycle}
      defaultChecked={cycle === (state.cycle ?? DEFAULT_CYCLE)}
      onChange={onPreview}
    >
      <span className={styles.name}>
        {cycles[cycle].label}
        {discount > 0 ? <span className={styles.discount}>{discount}% OFF</span> : null}
      </span>
      <span className={styles.monthly}>
        <b>{formatCents(monthlyCents)}</b> por mês
      </span>
      <span className={styles.total}>
        {months === 1
          ? `${formatCents(totalCents)} por ${days} dias`
          : `${formatCents(totalCents)} em até ${months}x sem juros`}
      </span>
    </RadioCard>
  );
}
