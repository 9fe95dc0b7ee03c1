import type { OwnFood } from "@app/contract/diary";
import { useState } from "react";
import { ownFoodCopy as copy } from "../../../../content/app/diary/entry.ts";
import { Field } from "../../../../ui/forms/field.tsx";
import { FormSheet } from "../../../shell/form-sheet.tsx";
import type { Numbers } from "../model/entry-view.ts";
import { OwnFoodFigures } from "./own-food-figures.tsx";
import { type OwnFoodErrors, readOwnFood } from "./read-own-food.ts";

type OwnFoodSheetProps = {
  firstName: string;
  numbers: Numbers;
  onSave: (food: OwnFood) => void;
  onClose: () => void;
};

/** A food that the table does not have. With hidden numbers its name is all that is asked. */
export function OwnFoodSheet({ firstName, numbers, onSave, onClose }: OwnFoodSheetProps) {
  const [errors, setErrors] = useState<OwnFoodErrors>({});

  function save(form: HTMLFormElement) {
    const read = readOwnFood(new FormData(form));
    if ("food" in read) return onSave(read.food);
    setErrors(read.errors);
    form.querySelector<HTMLInputElement>(`[name="${Object.keys(read.errors)[0]}"]`)?.focus();
  }
  return (
    <FormSheet
      copy={{ ...copy, text: numbers === "shown" ? copy.text : copy.textHidden }}
      onSubmit={save}
      onClose={onClose}
    >
      <Field name="name" label={copy.name} defaultValue={firstName} maxLength={60} error={errors.name} />
      {numbers === "shown" ? <OwnFoodFigures errors={errors} /> : null}
    </FormSheet>
  );
}
