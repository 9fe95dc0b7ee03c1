import { useState } from "react";
import { controlCopy as copy } from "../../../content/app/intake/intake.ts";
import { Field } from "../../../ui/forms/field.tsx";
import { Chips } from "../../../ui/inputs/chips.tsx";
import type { ControlProps } from "./control.ts";
import styles from "./controls.module.css";

type ListFieldProps = ControlProps<"list", string[]> & {
  /** Says that none applies, where the list has no such option: the answer is then an empty list. */
  noneText?: string | undefined;
};

/** A list this long has a search field. */
const LONG = 12;
const NONE = "";

/** Any number of chips; the one that says none excludes the others, and they it. */
export function ListField({ spec, label, isTitle, value, onChange, error, noneText }: ListFieldProps) {
  const [search, setSearch] = useState("");
  const none = spec.none ?? (noneText === undefined ? undefined : NONE);
  const options = spec.options.map((option) => ({
    value: String(option.value),
    label: option.text,
    dashed: option.value === none,
  }));
  if (noneText !== undefined && spec.none === undefined) options.push({ value: NONE, label: noneText, dashed: true });
  const chosen = value === undefined ? [] : value.length === 0 && noneText !== undefined ? [NONE] : value;
  const isLong = options.length > LONG;
  // At the end of a long list nobody sees that none is an answer.
  if (isLong) options.sort((a, b) => Number(b.dashed) - Number(a.dashed));
  const shown = isLong ? options.filter((option) => chosen.includes(option.value) || matches(option, search)) : options;

  const change = (next: string[]) => {
    const added = next.find((one) => !chosen.includes(one));
    if (added !== undefined && added === none) return onChange(none === NONE ? [] : [none]);
    const rest = next.filter((one) => one !== none);
    return onChange(rest.length === 0 ? undefined : inOrder(spec.options, rest));
  };

  return (
    <div className={styles.controlsList}>
      {isLong ? (
        <Field
          label={copy.search}
          type="search"
          autoComplete="off"
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={(event) => {
            // Enter would save the screen before anything was marked.
            if (event.key === "Enter") event.preventDefault();
          }}
        />
      ) : null}
      <Chips
        legend={label}
        hideLegend={isTitle ?? false}
        multiple
        options={shown}
        value={chosen}
        onChange={change}
        error={error}
      />
      {shown.length === 0 ? <p className="note">{copy.noneFound}</p> : null}
    </div>
  );
}

/** A search shows part of the options only: the order stays that of all of them. */
const inOrder = (options: readonly { value: string | number }[], chosen: readonly string[]): string[] =>
  options.flatMap(({ value }) => (chosen.includes(String(value)) ? [String(value)] : []));

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
const matches = ({ label, dashed }: { label: string; dashed: boolean }, search: string): boolean =>
  dashed || plain(label).includes(plain(search.trim()));
