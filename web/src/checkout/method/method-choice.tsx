import { formatCents, type PaymentMethod } from "@app/contract/catalogue";
import { methodCopy as copy } from "../../content/checkout-steps.ts";
import { Icon, type IconName } from "../../ui/core/icon.tsx";
import { RadioCard } from "../../ui/forms/radio-cards.tsx";
import type { Price } from "../price.ts";
import styles from "./method.module.css";

type MethodChoiceProps = { method: PaymentMethod; price: Price; onChoose: (method: PaymentMethod) => void };

export function MethodChoice({ method, price: { months, totalCents }, onChoose }: MethodChoiceProps) {
  const total = formatCents(totalCents);
  const options: { value: PaymentMethod; icon: IconName; name: string; note: string }[] = [
    {
      value: "credit-card",
      icon: "card",
      name: copy.card,
      note: months === 1 ? `1x de ${total}` : `até ${months}x sem juros`,
    },
    { value: "pix", icon: "pix", name: copy.pix, note: `à vista ${total}` },
  ];
  return (
    <fieldset className={`${styles.methods} stack gap-2`}>
      <legend className="sr-only">Forma de pagamento</legend>
      {options.map(({ value, icon, name, note }) => (
        <RadioCard
          key={value}
          className={styles.method}
          name="method"
          value={value}
          checked={method === value}
          onChange={() => onChoose(value)}
        >
          <Icon name={icon} />
          {name}
          <small>{note}</small>
        </RadioCard>
      ))}
    </fieldset>
  );
}
