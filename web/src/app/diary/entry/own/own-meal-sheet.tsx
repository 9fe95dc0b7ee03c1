import { useState } from "react";
import { ownMealCopy as copy } from "../../../../content/app/diary/entry.ts";
import { Field } from "../../../../ui/forms/field.tsx";
import { FormSheet, textIn } from "../../../shell/form-sheet.tsx";

/** A name for the foods on the screen, so that they come back together. */
export function OwnMealSheet({ onSave, onClose }: { onSave: (name: string) => void; onClose: () => void }) {
  const [error, setError] = useState<string>();
  function save(form: HTMLFormElement) {
    const name = textIn(form, "name").trim();
    if (name) onSave(name);
    else setError(copy.missing);
  }
  return (
    <FormSheet copy={copy} onSubmit={save} onClose={onClose}>
      <Field name="name" label={copy.name} placeholder={copy.placeholder} maxLength={60} error={error} />
    </FormSheet>
  );
}
