import { type FormEvent, useRef, useState } from "react";
import { weightFormCopy as copy } from "../../../content/app/progress/progress.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Icon } from "../../../ui/core/icon.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { parseDecimal } from "../../../ui/inputs/decimal.ts";
import { NumberField } from "../../../ui/inputs/number-field.tsx";
import styles from "./weight.module.css";
import { decimalsOf, formatKg, isPlausibleKg, toLocalInput } from "./weights.ts";

/** Outside of it the field asks, and accepts. */
const USUAL_KG = [35, 250] as const;

export type WeightEntry = { kg: number; at: string };

type WeightFormProps = {
  /** An entry to correct; without it the form starts empty, and the time is the moment of saving. */
  entry?: WeightEntry;
  action: string;
  /** Far from what the earlier ones lead to expect: the form asks once before it saves. */
  isOdd?: (entry: WeightEntry) => boolean;
  /** Throws when this device cannot store it. */
  onSave: (entry: WeightEntry) => Promise<void>;
};

type Errors = { kg?: string; at?: string; form?: string };

export function WeightForm({ entry, action, isOdd, onSave }: WeightFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [isSaving, setIsSaving] = useState(false);
  const [hasOwnTime, setHasOwnTime] = useState(entry !== undefined);
  const decimals = entry ? decimalsOf(entry.kg) : 1;
  const [openedAt] = useState(() => Date.now());
  const [asked, setAsked] = useState<number>();

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving) return;
    const data = new FormData(event.currentTarget);
    const textOf = (name: string) => {
      const value = data.get(name);
      return typeof value === "string" ? value : "";
    };
    const read = readEntry(textOf("kg"), hasOwnTime ? textOf("at") : null);
    setErrors("errors" in read ? read.errors : {});
    if ("errors" in read) {
      form.current?.querySelector<HTMLInputElement>(`[name="${read.errors.kg ? "kg" : "at"}"]`)?.focus();
      return;
    }
    if (isOdd?.(read) && asked !== read.kg) {
      setAsked(read.kg);
      return;
    }
    setIsSaving(true);
    try {
      await onSave(read);
      setAsked(undefined);
      if (!entry) form.current?.reset();
      if (!entry) setHasOwnTime(false);
    } catch {
      setErrors({ form: copy.failed });
    }
    setIsSaving(false);
  }

  return (
    <form className="stack gap-3" ref={form} method="post" noValidate onSubmit={(event) => void save(event)}>
      <div className={styles.value}>
        <NumberField
          name="kg"
          label={copy.field}
          hint={copy.hint}
          error={errors.kg}
          unit="kg"
          decimals={decimals}
          step={0.1}
          usual={USUAL_KG}
          enterKeyHint="done"
          maxLength={9}
          onNumber={() => setAsked(undefined)}
          defaultNumber={entry?.kg}
        />
      </div>
      {hasOwnTime ? (
        <Field
          name="at"
          label={copy.at}
          type="datetime-local"
          error={errors.at}
          defaultValue={toLocalInput(entry ? Date.parse(entry.at) : openedAt)}
        />
      ) : (
        <button className={`${styles.when} tap-link bare gap-2`} type="button" onClick={() => setHasOwnTime(true)}>
          <Icon name="clock" />
          {copy.when}
        </button>
      )}
      <p className={styles.failed} role="alert">
        {errors.form}
      </p>
      <p className={styles.odd} role="status">
        {asked === undefined ? null : copy.odd(formatKg(asked))}
      </p>
      <Button type="submit" busy={isSaving} fullWidth>
        {asked === undefined ? action : copy.oddSave}
      </Button>
    </form>
  );
}

/** `at` is the field's local time, or null for now. */
function readEntry(kgText: string, atText: string | null): WeightEntry | { errors: Errors } {
  const kg = parseDecimal(kgText, 2);
  if (kg === undefined) return { errors: { kg: copy.missing } };
  if (!isPlausibleKg(kg)) return { errors: { kg: copy.range } };
  if (atText === null) return { kg, at: new Date().toISOString() };
  const at = new Date(atText);
  if (Number.isNaN(at.getTime())) return { errors: { at: copy.noDate } };
  // A minute of tolerance: the field has no seconds.
  if (at.getTime() > Date.now() + 60_000) return { errors: { at: copy.future } };
  return { kg, at: at.toISOString() };
}
