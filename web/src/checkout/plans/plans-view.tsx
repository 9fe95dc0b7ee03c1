import { CYCLES, type Cycle, cycles, DEFAULT_CYCLE, discountPercent, formatCents } from "@app/contract/catalogue";
import { useRef } from "react";
import { plansTexts as words } from "../../content/checkout-steps.ts";
import { Button } from "../../ui/button.tsx";
import { RadioCard } from "../../ui/radio-cards.tsx";
import form from "../frame/form.module.css";
import { StepHead } from "../frame/step-head.tsx";
import { markPlanChosen } from "../marks.ts";
import { priceOf } from "../price.ts";
import type { StepProps } from "../step-props.ts";
import styles from "./plans-view.module.css";

/** The plan-choice view, for somebody who came with a link of their own. */
export function PlansView({ flow, tell }: StepProps) {
  const chosen = useRef<HTMLFieldSetElement>(null);
  const send = () => {
    const picked = chosen.current?.querySelector<HTMLInputElement>("input:checked")?.value;
    const cycle = CYCLES.find((name) => name === picked) ?? DEFAULT_CYCLE;
    markPlanChosen(cycle);
    tell({ type: "plan-chosen", cycle });
  };
  return (
    <>
      <StepHead title={words.title}>{words.lead}</StepHead>
      <form
        className={form.form}
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <fieldset className={styles.cycles} ref={chosen}>
          <legend className="sr-only">Ciclo de pagamento</legend>
          {CYCLES.map((cycle) => (
            <CycleCard
              key={cycle}
              cycle={cycle}
              flow={flow}
              onConsider={() => tell({ type: "cycle-considered", cycle })}
            />
          ))}
        </fieldset>
        <Button type="submit" wide>
          {words.choose}
        </Button>
      </form>
    </>
  );
}

type CycleCardProps = { cycle: Cycle; flow: StepProps["flow"]; onConsider: () => void };

function CycleCard({ cycle, flow, onConsider }: CycleCardProps) {
  const { monthlyCents, totalCents, months, days } = priceOf(cycle, flow);
  const discount = discountPercent(cycle);
  return (
    <RadioCard
      className={styles.card}
      name="cycle"
      value={cycle}
      defaultChecked={cycle === (flow.cycle ?? DEFAULT_CYCLE)}
      onChange={onConsider}
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
