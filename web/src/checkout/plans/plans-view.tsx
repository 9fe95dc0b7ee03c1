import { CYCLES, type Cycle, cycles, DEFAULT_CYCLE, discountPercent, formatCents } from "@app/contract/catalogue";
import { type ComponentProps, useEffect } from "react";
import { plansCopy as copy } from "../../content/checkout-steps.ts";
import { Button } from "../../ui/core/button.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { RadioCard } from "../../ui/forms/radio-cards.tsx";
import { type Resolver, useForm } from "../../ui/forms/use-form.ts";
import { trackPlanChosen } from "../checkout-analytics.ts";
import form from "../frame/form.module.css";
import { StepHeader } from "../frame/step-header.tsx";
import { priceOf } from "../price.ts";
import type { StepProps } from "../step-props.ts";
import styles from "./plans-view.module.css";

type Values = { cycle: Cycle };

const resolver: Resolver<Values, Values> = async ({ cycle = DEFAULT_CYCLE }) => ({ values: { cycle }, errors: {} });

/** The plan-choice view, for a buyer who followed a personal link. */
export function PlansView({ state, dispatch }: StepProps) {
  const { control, register, handleSubmit, watch } = useForm<Values>({ resolver });
  useEffect(
    () => watch(({ cycle }) => cycle && dispatch({ type: "cycle-previewed", cycle })).unsubscribe,
    [watch, dispatch],
  );
  const { name, onChange } = register("cycle");
  const onSubmit = handleSubmit(({ cycle }) => {
    trackPlanChosen(cycle);
    dispatch({ type: "plan-chosen", cycle });
  });
  return (
    <>
      <StepHeader title={copy.title}>{copy.lead}</StepHeader>
      <Form className={form.form} control={control} onSubmit={onSubmit}>
        <fieldset className={`${styles.cycles} stack gap-3`}>
          <legend className="sr-only">Ciclo de pagamento</legend>
          {CYCLES.map((cycle) => (
            <CycleCard key={cycle} name={name} cycle={cycle} state={state} onChange={onChange} />
          ))}
        </fieldset>
        <Button type="submit" fullWidth>
          {copy.choose}
        </Button>
      </Form>
    </>
  );
}

type CycleCardProps = { cycle: Cycle; state: StepProps["state"] } & Pick<
  ComponentProps<typeof RadioCard>,
  "name" | "onChange"
>;

function CycleCard({ cycle, state, ...radio }: CycleCardProps) {
  const { monthlyCents, totalCents, months, days } = priceOf(cycle, state);
  const discount = discountPercent(cycle);
  return (
    <RadioCard
      className={styles.card}
      {...radio}
      value={cycle}
      defaultChecked={cycle === (state.cycle ?? DEFAULT_CYCLE)}
    >
      <span className={`${styles.name} row`}>
        {cycles[cycle].label}
        {discount > 0 ? <span className={styles.discount}>{discount}% OFF</span> : null}
      </span>
      <span className={styles.monthly}>
        <b>{formatCents(monthlyCents)}</b> por mês
      </span>
      <span className={`${styles.total} note figures`}>
        {months === 1
          ? `${formatCents(totalCents)} por ${days} dias`
          : `${formatCents(totalCents)} em até ${months}x sem juros`}
      </span>
    </RadioCard>
  );
}
