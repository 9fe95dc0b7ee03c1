import type { ProblemCode } from "@app/contract/problems";
import { useState } from "react";
import { ApiError, type CallProblem, INTERNAL, problemOf } from "../../api.ts";
import { useForm, type ValidationResult } from "../../ui/forms/use-form.ts";

type ServerFormOptions<V, O> = {
  resolver: (values: Partial<V>) => Promise<ValidationResult<V, O>>;
  onSubmit: (values: O) => Promise<void>;
  defaultValues?: () => Partial<V>;
  /** The field that each problem code belongs to; any other is shown above the button. */
  fieldForProblem: Partial<Record<ProblemCode, keyof V & string>>;
};

/** A form with server-side errors, used for actions that require re-authentication. Keeps its values on failure. */
export function useServerForm<V, O>({ resolver, onSubmit, defaultValues, fieldForProblem }: ServerFormOptions<V, O>) {
  const [formError, setFormErrorText] = useState<string>();
  const [locked, setLocked] = useState(false);
  const setFormError = (error: unknown) => {
    setFormErrorText(error instanceof ApiError ? error.message : INTERNAL);
    setLocked(problemOf(error) === "too-many-attempts");
  };
  const fieldFor = (error: unknown): (keyof V & string) | undefined => {
    const fieldOf: Partial<Record<CallProblem, keyof V & string>> = fieldForProblem;
    return fieldOf[problemOf(error) ?? "unknown"];
  };
  const fields = useForm<V, O>({
    resolver,
    ...(defaultValues ? { defaultValues } : {}),
    async onSubmit(values) {
      setFormErrorText(undefined);
      setLocked(false);
      try {
        await onSubmit(values);
      } catch (error) {
        const name = fieldFor(error);
        if (name === undefined) return setFormError(error);
        fields.setErrorAndFocus(name, (error as ApiError).message);
      }
    },
  });
  return { ...fields, formError, locked, setFormError };
}
