import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { afterPress } from "./after-press.ts";

type Name<V> = keyof V & string;
type Control = HTMLInputElement | HTMLSelectElement;

/** What the rules say of the values: all in order, or a sentence for each field that is not. */
export type Checked<V, O> = { ok: true; values: O } | { ok: false; errors: Partial<Record<Name<V>, string>> };

type Form<V, O> = {
  check: (values: Partial<V>) => Promise<Checked<V, O>>;
  send: (values: O) => Promise<void>;
  /** What to start with. Whatever was typed before the scripts came stays. */
  start?: () => Partial<V>;
  /** Called with every key: a place to keep a draft. */
  onTyped?: (values: Partial<V>) => void;
};

type Bound = {
  name: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<Control>) => void;
  onBlur: (event: FocusEvent<Control>) => void;
};

export type Fields<V> = ReturnType<typeof useFields<V, unknown>>;

/**
 * A form whose values live in its own elements, so that nothing typed before hydration is lost. Fields are checked when
 * left and forgiven while typed in. An empty field is named when the form is sent, not while somebody passes by.
 */
export function useFields<V, O>({ check, send, start, onTyped }: Form<V, O>) {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Partial<Record<Name<V>, string | undefined>>>({});
  /** For the form's one line that is read out. */
  const [summary, setSummary] = useState("");
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  const values = useCallback(() => Object.fromEntries(new FormData(ref.current ?? undefined)) as Partial<V>, []);
  const set = useCallback((name: Name<V>, value: string) => {
    const field = ref.current?.elements.namedItem(name);
    if (field instanceof RadioNodeList || field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value = value;
  }, []);
  const say = (name: Name<V>, error?: string) =>
    setErrors((said) => (said[name] === error ? said : { ...said, [name]: error }));
  /** Says it and goes there: for what the server found after the form was sent. */
  const refuse = (name: Name<V>, error: string) => {
    say(name, error);
    setSummary(error);
    firstOf(ref.current, { [name]: error })?.focus();
  };

  // Before the first paint of a form that is new; for one that was there already, once.
  const [kept] = useState(() => start);
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(kept?.() ?? {}))
      if (typeof value === "string" && isUntouched(ref.current, name)) set(name as Name<V>, value);
  }, [kept, set]);

  async function checkLeft(names: Name<V>[]): Promise<void> {
    const before = values();
    const filled = names.filter((name) => before[name]);
    if (filled.length === 0) return;
    const checked = await check(before);
    const now = values();
    for (const name of filled) {
      const error = checked.ok ? undefined : checked.errors[name];
      // Typing has forgiven it already: what still stands on the field itself was said by the server, and stays.
      if (now[name] !== before[name] || (!error && name === names[0])) continue;
      say(name, error);
      if (error) setSummary(error);
    }
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    // Emptied first: the same line would not be read out twice.
    setSummary("");
    try {
      const checked = await check(values());
      setErrors(checked.ok ? {} : checked.errors);
      if (checked.ok) return await send(checked.values);
      setSummary(summaryOf(checked.errors));
      firstOf(ref.current, checked.errors)?.focus();
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  /** `partner` is a field whose own check depends on this one. */
  const bind = (name: Name<V>, partner?: Name<V>): Bound => ({
    name,
    error: errors[name],
    onChange() {
      say(name);
      setSummary("");
      onTyped?.(values());
    },
    onBlur: () => afterPress(() => void checkLeft(partner ? [name, partner] : [name])),
  });

  return {
    form: { ref, onSubmit: (event: FormEvent) => void submit(event), summary },
    busy,
    bind,
    values,
    set,
    say,
    refuse,
  };
}

function isUntouched(form: HTMLFormElement | null, name: string): boolean {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement) return field.value === field.defaultValue;
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.index === 0;
  return field instanceof RadioNodeList && field.value === "";
}

/** One error is said as it is; of several, how many there are: the first one has the focus. */
function summaryOf(errors: object): string {
  const [first = "", ...others]: string[] = Object.values(errors);
  return others.length > 0 ? `${others.length + 1} campos precisam de atenção` : first;
}

const firstOf = (form: HTMLFormElement | null, errors: object): Control | undefined =>
  [...(form?.elements ?? [])].find((field): field is Control => "name" in field && String(field.name) in errors);
