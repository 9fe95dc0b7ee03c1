import { type FormEvent, useId, useState } from "react";
import { ownMealCopy as copy } from "../../../../content/app/diary/entry.ts";
import { Button } from "../../../../ui/core/button.tsx";
import { Field } from "../../../../ui/forms/field.tsx";
import { Sheet } from "../../../../ui/overlays/sheet.tsx";

/** A name for the foods on the screen, so that they come back together. */
export function OwnMealSheet({ onSave, onClose }: { onSave: (name: string) => void; onClose: () => void }) {
  const id = useId();
  const [error, setError] = useState<string>();
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get("name");
    const words = typeof name === "string" ? name.trim() : "";
    if (words) onSave(words);
    else setError(copy.missing);
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={copy.title}
      text={copy.text}
      footer={
        <Button type="submit" form={id} fullWidth>
          {copy.save}
        </Button>
      }
    >
      <form className="stack gap-5" id={id} method="post" noValidate onSubmit={save}>
        <Field name="name" label={copy.name} placeholder={copy.placeholder} maxLength={60} error={error} />
      </form>
    </Sheet>
  );
}
