import type { Question } from "@app/engine/intake/questionnaire/question";
import { controlCopy as copy, problemCopy } from "../../../content/app/intake/intake.ts";
import { fieldValues, isNeeded, openField, shownFields } from "../model/draft.ts";
import { AnswerControl } from "./answer-control.tsx";
import styles from "./controls.module.css";

type FieldControlsProps = {
  question: Question;
  /** Its text stands on the screen already, as its title. */
  isMain: boolean;
  value: unknown;
  onChange: (value: unknown) => void;
  /** Of the field that the error is about; by default the first. */
  error?: string | undefined;
};

/** An answer of several fields: one after the other, those that an answer above asks for. */
export function FieldControls({ question, isMain, value, onChange, error }: FieldControlsProps) {
  const values = fieldValues(value);
  const shown = shownFields(question, value);
  const { spec } = question;
  if (spec.kind !== "fields") return null;
  // A single field to begin with is answered by a tap, unless something follows from it.
  const isAlone = Object.values(spec.fields).filter((field) => !field.when).length === 1;
  const wrong = error ? (openField(question, value) ?? shown[0]?.[0]) : undefined;
  return (
    <div className={`${styles.fields} stack gap-6 shrinks`}>
      {shown.map(([name, field], index) => {
        if (field.spec.kind === "consent" || field.spec.kind === "fields") return null;
        // The title asks for a list already, whatever follows it.
        const isFirst = index === 0 && (isAlone || field.spec.kind === "list");
        return (
          <AnswerControl
            key={name}
            questionId={question.id}
            spec={field.spec}
            label={
              isFirst ? question.text : `${field.label}${isNeeded(field) || field.when ? "" : ` ${copy.optional}`}`
            }
            isTitle={isFirst && isMain}
            value={values[name]}
            onChange={(next) => onChange({ ...values, [name]: next })}
            advances={isFirst && isAlone}
            error={name === wrong ? errorOf(error, field.label, index) : undefined}
          />
        );
      })}
    </div>
  );
}

/** Under a later field the error says what is still open: the answer above it stands there already. */
const errorOf = (error: string | undefined, label: string, index: number): string | undefined =>
  error === problemCopy.missing && index > 0 ? problemCopy.missingPart(label) : error;
