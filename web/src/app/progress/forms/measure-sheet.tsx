import type { BodyMeasure, MeasureSite } from "@app/contract/diary";
import { useState } from "react";
import { measureCopy as copy, measureSites } from "../../../content/app/progress/forms.ts";
import { Field } from "../../../ui/forms/field.tsx";
import { Chips } from "../../../ui/inputs/chips.tsx";
import { NumberField } from "../../../ui/inputs/number-field.tsx";
import body from "../../../ui/pictures/corpo-frente.svg";
import { FormSheet, textIn } from "../../shell/form-sheet.tsx";
import styles from "./forms.module.css";
import { isDayUntil, readMeasure } from "./read-measure.ts";

const SITES = Object.keys(measureSites) as MeasureSite[];

type MeasureSheetProps = {
  today: string;
  /** The field accepts a number, and nothing else on the sheet has one. */
  isHidden: boolean;
  /** Throws when this device cannot store it. */
  onSave: (measure: BodyMeasure) => Promise<void>;
  onClose: () => void;
};

type Errors = { cm?: string; day?: string; form?: string };

/** One measure, with a drawing of where the tape lies. */
export function MeasureSheet({ today, isHidden, onSave, onClose }: MeasureSheetProps) {
  const [site, setSite] = useState<MeasureSite>("cintura");
  const [errors, setErrors] = useState<Errors>({});

  async function save(form: HTMLFormElement) {
    const read = readMeasure(textIn(form, "cm"));
    const day = textIn(form, "day");
    if ("error" in read) {
      return setErrors({ cm: read.error === "missing" ? copy.missing : isHidden ? copy.rangeHidden : copy.range });
    }
    if (!isDayUntil(today, day)) return setErrors({ day: copy.noDay });
    try {
      await onSave({ measure: { day, site }, cm: read.cm });
    } catch {
      setErrors({ form: copy.failed });
    }
  }

  return (
    <FormSheet copy={copy} onSubmit={(form) => void save(form)} onClose={onClose}>
      <Chips
        legend={copy.sites}
        hideLegend
        options={SITES.map((value) => ({ value, label: measureSites[value].name }))}
        value={site}
        onChange={setSite}
      />
      <div className={styles.how}>
        <MeasureFigure site={site} />
        <p aria-live="polite">{measureSites[site].how}</p>
      </div>
      <div className={styles.value}>
        <NumberField
          name="cm"
          label={`${copy.field}: ${measureSites[site].name.toLowerCase()}`}
          hint={isHidden ? copy.hintHidden : copy.hint}
          error={errors.cm}
          unit="cm"
          decimals={1}
          step={0.5}
          enterKeyHint="done"
          maxLength={6}
        />
      </div>
      <Field name="day" label={copy.day} type="date" max={today} defaultValue={today} error={errors.day} />
      <p className={styles.failed} role="alert">
        {errors.form}
      </p>
    </FormSheet>
  );
}

/** Around the body of corpo-frente.svg, in its units: the front half of the tape, a little lower in its middle. */
const TAPES: Readonly<Record<MeasureSite, string>> = {
  pescoco: "M87 72q13 8 26 0",
  peito: "M48 116q52 16 104 0",
  braco: "M34 122l26 8",
  cintura: "M62 164q38 13 76 0",
  quadril: "M59 222q41 14 82 0",
  coxa: "M61 262q17 9 34 0",
};

/** Where the tape lies. Decorative: the words beside it say the same. */
const MeasureFigure = ({ site }: { site: MeasureSite }) => (
  <div className={styles.figure}>
    <img src={body} alt="" className={styles.body} />
    <svg className={`${styles.tape} fill`} viewBox="0 -40 200 460" fill="none" aria-hidden="true" focusable="false">
      <path className={styles.edge} d={TAPES[site]} />
      <path className={styles.band} d={TAPES[site]} />
      <path className={styles.marks} d={TAPES[site]} />
    </svg>
  </div>
);
