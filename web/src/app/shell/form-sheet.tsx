import { type ReactNode, useId } from "react";
import { Button } from "../../ui/core/button.tsx";
import { Sheet } from "../../ui/overlays/sheet.tsx";

type FormSheetProps = {
  /** What the sheet is called, says, and its button at the foot. */
  copy: { title: string; text: string; save: string };
  onSubmit: (form: HTMLFormElement) => void;
  onClose: () => void;
  children: ReactNode;
};

/** A form that comes up from below: its one button stays at the foot, over what scrolls. */
export function FormSheet({ copy, onSubmit, onClose, children }: FormSheetProps) {
  const id = useId();
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
      <form
        className="stack gap-5"
        id={id}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(event.currentTarget);
        }}
      >
        {children}
      </form>
    </Sheet>
  );
}

/** What was typed into a field; a form without it has nothing typed. */
export function textIn(form: HTMLFormElement, field: string): string {
  const value = new FormData(form).get(field);
  return typeof value === "string" ? value : "";
}
