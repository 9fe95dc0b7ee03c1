import { type CountryIso, DEFAULT_COUNTRY } from "@app/contract/catalogue";
import { useCallback, useRef, useSyncExternalStore } from "react";
import type { UseFormReturn } from "../ui/use-form.ts";
import { PhoneInput, phoneMaskOf } from "./phone-input.tsx";

type Phone = { country: CountryIso; phone: string };
type PhoneFieldProps = {
  fields: Pick<UseFormReturn<Phone>, "register" | "values" | "set" | "setError">;
  label: string;
};

/** Country and number of a form. The flag, and the shape of what was typed, follow the country. */
export function PhoneField({ fields, label }: PhoneFieldProps) {
  const { select, country } = useChosenCountry();
  const countryField = fields.register("country");
  return (
    <PhoneInput
      country={country}
      countryField={{
        ...countryField,
        ref: select,
        onChange(event) {
          const chosen = event.target.value as CountryIso;
          fields.set("phone", phoneMaskOf(chosen)(fields.values().phone ?? ""));
          fields.setError("phone");
          countryField.onChange(event);
        },
      }}
      phoneField={{ label, ...fields.register("phone") }}
    />
  );
}

/** The list itself knows; while hydrating it is taken to stand as the page was written. */
function useChosenCountry() {
  const select = useRef<HTMLSelectElement>(null);
  const subscribe = useCallback((changed: () => void) => {
    const list = select.current;
    list?.addEventListener("change", changed);
    return () => list?.removeEventListener("change", changed);
  }, []);
  const chosen = () => (select.current?.value ?? DEFAULT_COUNTRY) as CountryIso;
  return { select, country: useSyncExternalStore(subscribe, chosen, () => DEFAULT_COUNTRY) };
}
