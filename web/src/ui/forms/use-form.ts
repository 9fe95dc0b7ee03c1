import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { afterPointerUp } from "./after-pointer-up.ts";

type Name<V> = keyof V & string;
type Control = HTMLInputElement | HTMLSelectElement;

/** The parsed values, or an error message for each invalid field. */
export type ValidationResult<V, O> = { ok: true; values: O } | { ok: false; errors: Partial<Record<Name<V>, string>> };

type UseFormOptions<V, O> = {
  resolver: (values: Partial<V>) => Promise<ValidationResult<V, O>>;
  onSubmit: (values: O) => Promise<void>;
  /** Initial values. Fields edited before hydration keep theirs. */
  defaultValues?: () => Partial<V>;
  /** Called on every change, for saving a draft. */
  onChange?: (values: Partial<V>) => void;
};

type FieldRegistration = {
  name: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<Control>) => void;
  onBlur: (event: FocusEvent<Control>) => void;
};

export type UseFormReturn<V> = ReturnType<typeof useForm<V, unknown>>;

/**
 * A form with uncontrolled fields, so that nothing typed before hydration is lost. Fields are validated on blur, and their
 * errors cleared on change. An empty field is an error on submit only, not while the visitor tabs through.
 */
export function useForm<V, O>({ resolver, onSubmit, defaultValues, onChange }: UseFormOptions<V, O>) {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Partial<Record<Name<V>, string | undefined>>>({});
  /** For the form's live region. */
  const [summary, setSummary] = useState("");
  const [isSubmitting, setIsSubmitting] = useState(false);
  const inFlight = useRef(false);

  const values = useCallback(() => Object.fromEntries(new FormData(ref.current ?? undefined)) as Partial<V>, []);
  const set = useCallback((name: Name<V>, value: string) => {
    const field = ref.current?.elements.namedItem(name);
    if (field instanceof RadioNodeList || field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value = value;
  }, []);
  const setError = (name: Name<V>, error?: string) =>
    setErrors((current) => (current[name] === error ? current : { ...current, [name]: error }));
  /** For errors of the server after the submission. */
  const setErrorAndFocus = (name: Name<V>, error: string) => {
    setError(name, error);
    setSummary(error);
    firstOf(ref.current, { [name]: error })?.focus();
  };

  // Once, before the first paint of a mounted form, or at hydration of a prerendered one.
  const [initialValues] = useState(() => defaultValues);
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(initialValues?.() ?? {}))
      if (typeof value === "string" && isUntouched(ref.current, name)) set(name as Name<V>, value);
  }, [initialValues, set]);

  async function validateBlurred(names: Name<V>[]): Promise<void> {
    const before = values();
    const filled = names.filter((name) => before[name]);
    if (filled.length === 0) return;
    const result = await resolver(before);
    const now = values();
    for (const name of filled) {
      const error = result.ok ? undefined : result.errors[name];
      // A change has cleared the field's own error already: one that is left came from the server, and stays.
      if (now[name] !== before[name] || (!error && name === names[0])) continue;
      setError(name, error);
      if (error) setSummary(error);
    }
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (inFlight.current) return;
    inFlight.current = true;
    setIsSubmitting(true);
    // Cleared first: a live region does not announce the same text twice.
    setSummary("");
    try {
      const result = await resolver(values());
      setErrors(result.ok ? {} : result.errors);
      if (result.ok) return await onSubmit(result.values);
      setSummary(summaryOf(result.errors));
      firstOf(ref.current, result.errors)?.focus();
    } finally {
      inFlight.current = false;
      setIsSubmitting(false);
    }
  }

  /** `deps` is a field whose validation depends on this one. */
  const register = (name: Name<V>, deps?: Name<V>): FieldRegistration => ({
    name,
    error: errors[name],
    onChange() {
      setError(name);
      setSummary("");
      onChange?.(values());
    },
    onBlur: () => afterPointerUp(() => void validateBlurred(deps ? [name, deps] : [name])),
  });

  return {
    form: { ref, onSubmit: (event: FormEvent) => void submit(event), summary },
    isSubmitting,
    register,
    values,
    set,
    setError,
    setErrorAndFocus,
  };
}

function isUntouched(form: HTMLFormElement | null, name: string): boolean {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement) return field.value === field.defaultValue;
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.index === 0;
  return field instanceof RadioNodeList && field.value === "";
}

/** One error is announced as it is; of several, only their number: the first one has the focus. */
function summaryOf(errors: object): string {
  const [first = "", ...others]: string[] = Object.values(errors);
  return others.length > 0 ? `${others.length + 1} campos precisam de atenção` : first;
}

const firstOf = (form: HTMLFormElement | null, errors: object): Control | undefined =>
  [...(form?.elements ?? [])].find((field): field is Control => "name" in field && String(field.name) in errors);
