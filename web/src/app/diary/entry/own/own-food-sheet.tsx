import type { OwnFood } from "@app/contract/diary";
import { type FormEvent, useId, useState } from "react";
import { ownFoodCopy as copy } from "../../../../content/app/diary/entry.ts";
import { Button } from "../../../../ui/core/button.tsx";
import { Field } from "../../../../ui/forms/field.tsx";
import { Sheet } from "../../../../ui/overlays/sheet.tsx";
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
  const id = useId();
  const [errors, setErrors] = useState<OwnFoodErrors>({});

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const read = readOwnFood(new FormData(form));
    if ("food" in read) return onSave(read.food);
    setErrors(read.errors);
    form.querySelector<HTMLInputElement>(`[name="${Object.keys(read.errors)[0]}"]`)?.focus();
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={copy.title}
      text={numbers === "shown" ? copy.text : copy.textHidden}
      footer={
        <Button type="submit" form={id} fullWidth>
          {copy.save}
        </Button>
      }
    >
      <form className="stack gap-5" id={id} method="post" noValidate onSubmit={save}>
        <Field name="name" label={copy.name} defaultValue={firstName} maxLength={60} error={errors.name} />
        {numbers === "shown" ? <OwnFoodFigures errors={errors} /> : null}
      </form>
    </Sheet>
  );
}
