import type { ProblemCode } from "@app/contract/problems";
import { useState } from "react";
import { type ApiError, type CallProblem, problemOf } from "../../api.ts";
import { messageOf } from "../../app/shell/states/message-of.ts";
import { type Resolver, useForm } from "../../ui/forms/use-form.ts";

type ServerFormOptions<V, O> = {
  resolver: Resolver<V, O>;
  onSubmit: (values: O) => Promise<void>;
  defaultValues?: () => Partial<V>;
  /** The field that each problem code belongs to; any other is shown above the button. */
  fieldForProblem: Partial<Record<ProblemCode, keyof V & string>>;
};

/** A form with server-side errors, used for actions that require re-authentication. Keeps its values on failure. */
export function useServerForm<V, O>({ resolver, onSubmit, defaultValues, fieldForProblem }: ServerFormOptions<V, O>) {
  const [locked, setLocked] = useState(false);
  const fields = useForm<V, O>({ resolver, defaultValues });
  const { control, formState, handleSubmit, setError } = fields;
  const setFormError = (error: unknown) => {
    setError("root", { message: messageOf(error) });
    setLocked(problemOf(error) === "too-many-attempts");
  };
  const fieldFor = (error: unknown): (keyof V & string) | undefined => {
    const fieldOf: Partial<Record<CallProblem, keyof V & string>> = fieldForProblem;
    return fieldOf[problemOf(error) ?? "unknown"];
  };
  const submit = async (values: O) => {
    setLocked(false);
    try {
      await onSubmit(values);
    } catch (error) {
      const name = fieldFor(error);
      if (name === undefined) return setFormError(error);
      setError(name, { message: (error as ApiError).message }, { shouldFocus: true });
    }
  };
  return {
    ...fields,
    form: { control, onSubmit: handleSubmit(submit) },
    isSubmitting: formState.isSubmitting,
    formError: formState.errors.root?.message,
    locked,
    setFormError,
  };
}
