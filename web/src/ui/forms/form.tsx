import type { ComponentProps, FormEvent } from "react";
import type { UseFormReturn } from "./use-form.ts";

type FormProps = Omit<ComponentProps<"form">, "ref" | "method" | "noValidate" | "onSubmit"> &
  Pick<UseFormReturn<unknown>, "control"> & {
    /** From `handleSubmit`. */
    onSubmit: (event: FormEvent) => Promise<void>;
  };

/**
 * A form that falls back to POST. Its last line is the only live region: each field is described by its own error, and
 * ten live regions announced at once would be unintelligible.
 */
export function Form({ control: { ref, summary }, children, ...rest }: FormProps) {
  return (
    <form {...rest} ref={ref} method="post" noValidate>
      {children}
      <p className="sr-only" aria-live="polite">
        {summary}
      </p>
    </form>
  );
}
