import type { ComponentProps } from "react";

type FormProps = Omit<ComponentProps<"form">, "method" | "noValidate"> & {
  /** The errors in one line: see `useForm`. */
  summary: string;
};

/**
 * A form that falls back to POST. Its last line is the only live region: each field is described by its own error, and
 * ten live regions announced at once would be unintelligible.
 */
export function Form({ summary, children, ...rest }: FormProps) {
  return (
    <form {...rest} method="post" noValidate>
      {children}
      <p className="sr-only" aria-live="polite">
        {summary}
      </p>
    </form>
  );
}
