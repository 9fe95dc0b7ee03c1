import type { ChangeEvent, FocusEvent, FormEvent, RefObject } from "react";

let isPointerDown = false;

if (typeof document !== "undefined") {
  const set = (value: boolean) => () => {
    isPointerDown = value;
  };
  for (const [type, value] of [
    ["pointerdown", true],
    ["pointerup", false],
    ["pointercancel", false],
  ] as const) {
    document.addEventListener(type, set(value), true);
  }
}

/** Runs once no pointer is down: a layout change on blur must not move a button away from under the pointer. */
function afterPointerUp(run: () => void): void {
  if (isPointerDown) document.addEventListener("pointerup", () => setTimeout(run), { once: true });
  else setTimeout(run);
}

type Name<V> = keyof V & string;
type Control = HTMLInputElement | HTMLSelectElement;
/** An input, a select or a group of radios. */
type ValueField = { value: string; defaultValue?: string; selectedIndex?: number };

/** `root` is an error of the form itself, which belongs to no field. */
export type FieldErrors<V> = Partial<Record<Name<V> | "root", { message: string }>>;

/** The parsed values, or an error for each invalid field. */
export type ResolverResult<V, O> = { values: O; errors: {} } | { values: {}; errors: FieldErrors<V> };
export type Resolver<V, O> = (values: Partial<V>) => Promise<ResolverResult<V, O>>;

export type UseFormProps<V, O> = {
  resolver: Resolver<V, O>;
  /** Initial values. Fields edited before hydration keep theirs. */
  defaultValues?: (() => Partial<V>) | undefined;
};

export type FormState<V> = {
  errors: FieldErrors<V>;
  isSubmitting: boolean;
  /** For the form's live region: see `Form`. */
  summary: string;
};
export const initialFormState = { errors: {}, isSubmitting: false, summary: "" };

type RegisterOptions<V> = {
  /** Fields whose validation depends on this one. */
  deps?: Name<V>[];
};

type FieldRegistration = {
  name: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<Control>) => void;
  onBlur: (event: FocusEvent<Control>) => void;
};

/**
 * A form's behaviour, without React. Fields are validated on blur, and their errors cleared on change. An empty field is
 * an error on submit only, not while the visitor tabs through.
 */
export function createFormControl<V, O = V>(
  { resolver, defaultValues }: UseFormProps<V, O>,
  onState: (state: FormState<V>) => void,
) {
  const ref: RefObject<HTMLFormElement | null> = { current: null };
  const listeners = new Set<(values: Partial<V>) => void>();
  let state: FormState<V> = initialFormState;
  const update = (changes: Partial<FormState<V>>) => onState((state = { ...state, ...changes }));

  const getValues = () => Object.fromEntries(new FormData(ref.current ?? undefined)) as Partial<V>;
  const fieldOf = (name: string) => ref.current?.elements.namedItem(name) as ValueField | null | undefined;
  const setValues = (values: object, isWanted: (field: ValueField) => boolean = () => true) => {
    for (const [name, value] of Object.entries(values) as [string, unknown][]) {
      const field = fieldOf(name);
      if (typeof value === "string" && field && isWanted(field)) field.value = value;
    }
  };

  const focusFirst = (errors: object) =>
    ([...(ref.current?.elements ?? [])] as Control[]).find(({ name }) => name in errors)?.focus();

  const clearErrors = (name: Name<V> | "root") => {
    const { [name]: cleared, ...errors } = state.errors;
    if (cleared) update({ errors: errors as FieldErrors<V> });
  };

  /** For errors of the server after the submission. */
  const setError = (
    name: Name<V> | "root",
    { message }: { message: string },
    { shouldFocus }: { shouldFocus?: boolean } = {},
  ) => {
    const errors = { [name]: { message } };
    // An error of the form is shown in an alert, which announces itself.
    update({ errors: { ...state.errors, ...errors }, ...(name !== "root" && { summary: message }) });
    if (shouldFocus) focusFirst(errors);
  };

  async function validateBlurred(names: Name<V>[]): Promise<void> {
    const before = getValues();
    const filled = names.filter((name) => before[name]);
    if (filled.length === 0) return;
    const errors: FieldErrors<V> = (await resolver(before)).errors;
    const now = getValues();
    for (const name of filled) {
      const error = errors[name];
      if (now[name] !== before[name]) continue;
      if (error) setError(name, error);
      // A change has cleared the field's own error already: one that is left came from the server, and stays.
      else if (name !== names[0]) clearErrors(name);
    }
  }

  const register = (name: Name<V>, { deps = [] }: RegisterOptions<V> = {}): FieldRegistration => ({
    name,
    error: state.errors[name]?.message,
    onChange() {
      clearErrors(name);
      if (state.summary) update({ summary: "" });
      for (const listener of listeners) listener(getValues());
    },
    onBlur: () => afterPointerUp(() => void validateBlurred([name, ...deps])),
  });

  const handleSubmit = (onValid: (values: O) => unknown) => async (event: Pick<FormEvent, "preventDefault">) => {
    event.preventDefault();
    if (state.isSubmitting) return;
    // The summary is cleared first: a live region does not announce the same text twice.
    update({ isSubmitting: true, summary: "" });
    try {
      const { values, errors } = await resolver(getValues());
      const [first, ...others]: { message: string }[] = Object.values(errors);
      // One error is announced as it is; of several, only their number: the first one has the focus.
      const summary = others.length > 0 ? `${others.length + 1} campos precisam de atenção` : first?.message;
      update({ errors, summary: summary ?? "" });
      if (first) focusFirst(errors);
      else await onValid(values as O);
    } finally {
      update({ isSubmitting: false });
    }
  };

  return {
    ref,
    register,
    handleSubmit,
    getValues,
    setValue: (name: Name<V>, value: string) => setValues({ [name]: value }),
    setError,
    clearErrors,
    setFocus: (name: Name<V>) => focusFirst({ [name]: true }),
    /** Calls the listener with the values after every change. */
    watch: (listener: (values: Partial<V>) => void) => {
      listeners.add(listener);
      return { unsubscribe: () => void listeners.delete(listener) };
    },
    /** Empties the form, except for these values. */
    reset: (values: Partial<V> = {}) => {
      ref.current?.reset();
      setValues(values);
      update(initialFormState);
    },
    /** Once, before the first paint of a mounted form, or at hydration of a prerendered one. */
    mount: () => setValues(defaultValues?.() ?? {}, isUntouched),
  };
}

/** A select counts as untouched at its first option; a group of radios while none is checked. */
const isUntouched = ({ value, defaultValue = "", selectedIndex }: ValueField): boolean =>
  selectedIndex === undefined ? value === defaultValue : selectedIndex === 0;
