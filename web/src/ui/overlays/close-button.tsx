import { Icon } from "../core/icon.tsx";
import styles from "./close-button.module.css";
import { closeDialog } from "./dialog.tsx";

/** Closes the surrounding dialog, which also positions it. */
export function CloseButton({ className = "" }: { className?: string | undefined }) {
  return (
    <button className={`${styles.close} ${className}`} type="button" aria-label="Fechar" onClick={closeDialog}>
      <Icon name="close" />
    </button>
  );
}
