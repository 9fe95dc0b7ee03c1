import type { ProblemCode } from "@app/contract/problems";
import { useState } from "react";
import { ApiError, type CallProblem, INTERNAL, problemOf } from "../../api.ts";
import { type Checked, useFields } from "../../ui/use-fields.ts";

type Guarded<V, O> = {
  check: (values: Partial<V>) => Promise<Checked<V, O>>;
  send: (values: O) => Promise<void>;
  start?: () => Partial<V>;
  /** Which field each refusal of the server is about; any other is said above the button. */
  about: Partial<Record<ProblemCode, keyof V & string>>;
};

/** A form that the server may refuse, for whatever it asks the password again. What was typed stays. */
export function useGuardedForm<V, O>({ check, send, start, about }: Guarded<V, O>) {
  const [refused, setRefused] = useState<string>();
  const [locked, setLocked] = useState(false);
  const refuse = (error: unknown) => {
    setRefused(error instanceof ApiError ? error.message : INTERNAL);
    setLocked(problemOf(error) === "too-many-attempts");
  };
  const fieldFor = (error: unknown): (keyof V & string) | undefined => {
    const fieldOf: Partial<Record<CallProblem, keyof V & string>> = about;
    return fieldOf[problemOf(error) ?? "unknown"];
  };
  const fields = useFields<V, O>({
    check,
    ...(start ? { start } : {}),
    async send(values) {
      setRefused(undefined);
      setLocked(false);
      try {
        await send(values);
      } catch (error) {
        const name = fieldFor(error);
        if (name === undefined) return refuse(error);
        fields.refuse(name, (error as ApiError).message);
      }
    },
  });
  return { ...fields, refused, locked, refuse };
}
