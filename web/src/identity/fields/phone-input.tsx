import { type CountryIso, countries, dialCodeOf } from "@app/contract/catalogue";
import type { ComponentProps } from "react";
import { Field } from "../../ui/forms/field.tsx";
import { Flag } from "../../ui/forms/flag.tsx";
import { maskForeignPhone, maskPhone } from "../../ui/forms/masks.ts";
import { Select } from "../../ui/forms/select.tsx";
import styles from "./phone-input.module.css";

export const phoneMaskOf = (country: CountryIso) => (country === "BR" ? maskPhone : maskForeignPhone);

type PhoneInputProps = {
  /** The selected country, for flag and mask. */
  country: CountryIso;
  countryField: Omit<ComponentProps<typeof Select>, "label" | "displayValue" | "children">;
  phoneField: ComponentProps<typeof Field>;
};

/** Country and number side by side, with their messages below. */
export function PhoneInput({ country, countryField, phoneField }: PhoneInputProps) {
  return (
    <div className={styles.phone}>
      <Select
        label="País"
        autoComplete="country"
        displayValue={
          <>
            <Flag country={country} />
            {dialCodeOf(country)}
          </>
        }
        {...countryField}
      >
        {countries.map(({ code, flag, name, phoneCode }) => (
          <option key={code} value={code}>
            {`${flag} ${name} (${phoneCode})`}
          </option>
        ))}
      </Select>
      <Field
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder={country === "BR" ? "(11) 99999-9999" : ""}
        mask={phoneMaskOf(country)}
        {...phoneField}
      />
    </div>
  );
}
