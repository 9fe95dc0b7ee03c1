import { useEffect, useId, useRef, useState } from "react";
import { bodyCopy as copy } from "../../../content/app/intake/intake.ts";
import { FieldMessage } from "../../../ui/forms/field.tsx";
import { Chips } from "../../../ui/inputs/chips.tsx";
import { SegmentedControl } from "../../../ui/inputs/segmented-control.tsx";
import { Slider } from "../../../ui/inputs/slider.tsx";
import { unratedRegion } from "../model/draft.ts";
import {
  isSided,
  type MarkedRegion,
  type Side,
  sidesOf,
  toggleSide,
  withoutRegion,
  withPain,
  withSides,
} from "../model/regions.ts";
import { BodyFigure, type View } from "./body-figure.tsx";
import type { ControlProps } from "./control.ts";
import styles from "./controls.module.css";

type BodyMapProps = ControlProps<"regions", MarkedRegion[]> & {
  /** Says that nothing hurts: the answer is then an empty list. */
  noneText?: string | undefined;
};

const VIEWS = [
  { value: "front", label: copy.front },
  { value: "back", label: copy.back },
] as const;
const SIDES = [
  { value: "direito", label: copy.sides.direito },
  { value: "esquerdo", label: copy.sides.esquerdo },
] as const;

/** List and figure are one control: the list is the accessible one, a knot of the figure also marks the side. */
export function BodyMap({ spec, label, isTitle, value, onChange, error, noneText }: BodyMapProps) {
  const id = useId();
  const [view, setView] = useState<View>("front");
  const marked = value ?? [];
  const nameOf = (region: string) => spec.options.find((option) => option.value === region)?.text ?? region;
  const set = (next: MarkedRegion[]) => onChange(next.length === 0 && noneText !== undefined ? undefined : next);
  const toggle = (region: string, side?: Side) => set(toggleSide(marked, region, side));
  const regions = [...new Set(marked.map(({ region }) => region))];
  const unrated = unratedRegion(marked);

  // The scale of what was just marked lies below the figure, under the buttons of a phone.
  const pains = useRef<HTMLDivElement>(null);
  const shown = useRef(regions.length);
  useEffect(() => {
    if (regions.length > shown.current) pains.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
    shown.current = regions.length;
  }, [regions.length]);

  return (
    <div className="stack gap-4 shrinks">
      <div className={styles.views}>
        <SegmentedControl legend={copy.view} hideLegend options={VIEWS} value={view} onChange={setView} />
      </div>
      <div className={`${styles.columns} stack gap-3`}>
        <div className={styles.wall}>
          {VIEWS.map((one) => (
            <div key={one.value} className={styles.side} data-shown={one.value === view || undefined}>
              <BodyFigure view={one.value} value={marked} onToggle={toggle} />
            </div>
          ))}
        </div>
        <fieldset className={`${styles.list} stack gap-2`} aria-describedby={`${id}-message`}>
          <legend className={isTitle ? "sr-only" : styles.legend}>{label}</legend>
          {spec.options.map(({ value: region, text }) => (
            <label key={region} className={`${styles.region} row`}>
              <input
                className="choice-input"
                type="checkbox"
                checked={regions.includes(String(region))}
                onChange={({ target }) =>
                  set(target.checked ? withSides(marked, String(region), []) : withoutRegion(marked, String(region)))
                }
              />
              {text}
              <b aria-hidden="true">{worstPain(marked, String(region))}</b>
            </label>
          ))}
          {noneText === undefined ? null : (
            <label className={`${styles.region} row`} data-dashed>
              <input
                className="choice-input"
                type="checkbox"
                checked={value?.length === 0}
                onChange={({ target }) => onChange(target.checked ? [] : undefined)}
              />
              {noneText}
            </label>
          )}
        </fieldset>
      </div>
      {unrated ? null : <FieldMessage id={id} error={error} />}
      <div ref={pains} className={`${styles.scales} stack gap-4`}>
        {regions.map((region) => (
          <section
            key={region}
            className={`${styles.pains} stack gap-4`}
            aria-label={nameOf(region)}
            data-invalid={(error && region === unrated) || undefined}
          >
            {isSided(region) ? (
              <Chips
                legend={copy.side(nameOf(region))}
                multiple
                options={SIDES}
                value={sidesOf(marked, region)}
                onChange={(sides) => set(withSides(marked, region, sides))}
              />
            ) : null}
            {marked
              .filter((entry) => entry.region === region)
              .map((entry) => (
                <Slider
                  key={entry.side ?? "whole"}
                  label={copy.pain(entry.side ? `${nameOf(region)} ${entry.side}` : nameOf(region))}
                  min={0}
                  max={10}
                  value={entry.pain}
                  unsetText={copy.unrated}
                  wordOf={copy.word}
                  onChange={(pain) => set(withPain(marked, entry, pain))}
                />
              ))}
            {region === unrated ? <FieldMessage id={id} error={error && copy.missingPain(nameOf(region))} /> : null}
          </section>
        ))}
      </div>
    </div>
  );
}

function worstPain(marked: readonly MarkedRegion[], region: string): number | null {
  const pains = marked.flatMap((entry) => (entry.region === region && entry.pain !== undefined ? [entry.pain] : []));
  return pains.length === 0 ? null : Math.max(...pains);
}
