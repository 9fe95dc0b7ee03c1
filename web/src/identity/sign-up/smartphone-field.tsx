import { SMARTPHONES, type Smartphone } from "@app/contract/catalogue";
import type { ComponentProps } from "react";
import { RadioCards } from "../../ui/forms/radio-cards.tsx";

const names: Record<Smartphone, string> = { iphone: "iPhone", android: "Android" };
const options = SMARTPHONES.map((value) => ({ value, label: names[value] }));

export function SmartphoneField(props: Omit<ComponentProps<typeof RadioCards>, "options">) {
  return <RadioCards options={options} {...props} />;
}
