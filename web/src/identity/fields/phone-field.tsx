import { type CountryIso, DEFAULT_COUNTRY } from "@app/contract/catalogue";
import { useCallback, useRef, useSyncExternalStore } from "react";
import type { UseFormReturn } from "../../ui/forms/use-form.ts";
import { PhoneInput, phoneMaskOf } from "./phone-input.tsx";

type Phone = { country: CountryIso; phone: string };
type PhoneFieldProps = {
  fields: Pick<UseFormReturn<Phone>, "register" | "getValues" | "setValue" | "clearErrors">;
  label: string;
};

/** A form's country and phone number. Flag and mask follow the selected country. */
export function PhoneField({ fields, label }: PhoneFieldProps) {
  const { select, country } = useSelectedCountry();
  const countryField = fields.register("country");
  return (
    <PhoneInput
      country={country}
      countryField={{
        ...countryField,
        ref: select,
        onChange(event) {
          const selected = event.target.value as CountryIso;
          fields.setValue("phone", phoneMaskOf(selected)(fields.getValues().phone ?? ""));
          fields.clearErrors("phone");
          countryField.onChange(event);
        },
      }}
      phoneField={{ label, ...fields.register("phone") }}
    />
  );
}

/** Reads the select element; during hydration it assumes the prerendered default. */
function useSelectedCountry() {
  const select = useRef<HTMLSelectElement>(null);
  const subscribe = useCallback((listener: () => void) => {
    const element = select.current;
    element?.addEventListener("change", listener);
    return () => element?.removeEventListener("change", listener);
  }, []);
  const snapshot = () => (select.current?.value ?? DEFAULT_COUNTRY) as CountryIso;
  return { select, country: useSyncExternalStore(subscribe, snapshot, () => DEFAULT_COUNTRY) };
}
