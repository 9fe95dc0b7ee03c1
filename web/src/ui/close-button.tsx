import styles from "./close-button.module.css";
import { closeDialog } from "./dialog.tsx";
import { Icon } from "./icon.tsx";

/** The round way out of the dialog around it. Where it stands is up to the dialog. */
export function CloseButton({ className = "" }: { className?: string | undefined }) {
  return (
    <button className={`${styles.close} ${className}`} type="button" aria-label="Fechar" onClick={closeDialog}>
      <Icon name="close" />
    </button>
  );
}
