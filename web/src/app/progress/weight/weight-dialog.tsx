import { useId, useRef } from "react";
import { weightListCopy as copy } from "../../../content/app/progress/progress.ts";
import { Button } from "../../../ui/core/button.tsx";
import { CloseButton } from "../../../ui/overlays/close-button.tsx";
import { PlumbDialog } from "../../../ui/overlays/plumb-dialog.tsx";
import styles from "./weight.module.css";
import { type WeightEntry, WeightForm } from "./weight-form.tsx";

type WeightDialogProps = {
  entry: WeightEntry;
  isOdd: (entry: WeightEntry) => boolean;
  onSave: (entry: WeightEntry) => Promise<void>;
  onRemove: () => void;
  onClose: () => void;
};

/** Corrects or deletes one weight. Deleting can be undone on the screen behind, so it does not ask. */
export function WeightDialog({ entry, isOdd, onSave, onRemove, onClose }: WeightDialogProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <PlumbDialog
      open
      onClose={onClose}
      className={styles.dialog}
      aria-labelledby={id}
      focusFirst={() => heading.current}
    >
      <CloseButton className={styles.close} />
      <h2 className={`${styles.title} h3-size`} id={id} ref={heading} tabIndex={-1}>
        {copy.editTitle}
      </h2>
      <WeightForm entry={entry} action={copy.save} isOdd={isOdd} onSave={onSave} />
      <Button className={styles.remove} variant="link" onClick={onRemove}>
        {copy.remove}
      </Button>
    </PlumbDialog>
  );
}
