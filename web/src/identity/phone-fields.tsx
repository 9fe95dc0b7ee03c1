import { type CountryIso, countries } from "@app/contract/catalogue";
import type { ComponentProps } from "react";
import { Field } from "../ui/field.tsx";
import { Flag } from "../ui/flag.tsx";
import { maskForeignPhone, maskPhone } from "../ui/masks.ts";
import { Select } from "../ui/select.tsx";
import styles from "./phone-fields.module.css";

export const phoneMaskOf = (country: CountryIso) => (country === "BR" ? maskPhone : maskForeignPhone);

type PhoneFieldsProps = {
  /** The country chosen now: its flag, its mask. */
  country: CountryIso;
  countryField: Omit<ComponentProps<typeof Select>, "label" | "face" | "children">;
  phoneField: ComponentProps<typeof Field>;
};

/** Country and number side by side, and what is said about them under both. */
export function PhoneFields({ country, countryField, phoneField }: PhoneFieldsProps) {
  const chosen = countries.find(({ code }) => code === country);
  return (
    <div className={styles.phone}>
      <Select
        label="País"
        autoComplete="country"
        face={
          <>
            <Flag country={country} />
            {chosen?.phoneCode}
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
