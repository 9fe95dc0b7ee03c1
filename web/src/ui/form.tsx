import type { ComponentProps } from "react";

type FormProps = Omit<ComponentProps<"form">, "method" | "noValidate"> & {
  /** What is wrong, in one line: see `useFields`. */
  summary: string;
};

/**
 * A form that the browser itself would send by post. Its last line is the one that is read out: an error describes its
 * own field and is heard there, and ten fields speaking at once would say nothing.
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
