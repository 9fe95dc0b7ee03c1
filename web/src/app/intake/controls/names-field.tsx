import { useRef, useState } from "react";
import { controlCopy } from "../../../content/app/intake/intake.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { RemovableChips } from "../../../ui/inputs/removable-chips.tsx";
import type { ControlProps } from "./control.ts";
import styles from "./controls.module.css";

type NamesFieldProps = ControlProps<"names", string[]> & {
  /** Of one name; the control's own label names the whole list. */
  nameLabel: string;
  suggestions: readonly string[];
};

const NONE: string[] = [];
const MAX_SUGGESTIONS = 6;
const copy = controlCopy.names;
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .trim()
    .toLowerCase();

/** Names that are typed or tapped. What stands in the field when the screen is left counts too. */
export function NamesField({ spec, label, value = NONE, onChange, error, nameLabel, suggestions }: NamesFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const isFull = value.length >= spec.max;
  const has = (name: string) => value.some((one) => plain(one) === plain(name));

  const add = (name: string) => {
    const clean = name.trim().slice(0, spec.maxLength);
    if (clean !== "" && !isFull && !has(clean)) onChange([...value, clean]);
    if (input.current) input.current.value = "";
    setTyped("");
  };
  const addHere = (name: string) => {
    add(name);
    input.current?.focus();
  };
  const offered = suggestions
    .filter((name) => !has(name) && (typed.trim() === "" || plain(name).includes(plain(typed))))
    .slice(0, MAX_SUGGESTIONS);

  return (
    <div
      className={styles.controlsList}
      role="group"
      aria-label={label}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) add(typed);
      }}
    >
      <div
        className={`${styles.adder} stack gap-2`}
        ref={(row) => void (input.current = row?.querySelector("input") ?? null)}
      >
        <Field
          label={nameLabel}
          maxLength={spec.maxLength}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          error={error ?? (isFull ? copy.full : undefined)}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || typed.trim() === "") return;
            event.preventDefault();
            addHere(typed);
          }}
        />
        <Button variant="outline" onClick={() => addHere(typed)}>
          {copy.add}
        </Button>
      </div>
      {offered.length > 0 && !isFull ? (
        <ul className="wrap gap-2" aria-label={copy.suggestions}>
          {offered.map((name) => (
            <li key={name}>
              <button className={styles.suggestion} type="button" onClick={() => addHere(name)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <RemovableChips
        label={copy.list}
        items={value.map((name) => ({ id: name, label: name }))}
        empty={copy.empty}
        onRemove={(name) => onChange(value.filter((one) => one !== name))}
      />
    </div>
  );
}
