import { closeDialog } from "../overlays/dialog.tsx";
import styles from "./close-button.module.css";
import { Icon } from "./icon.tsx";

/** Closes the surrounding dialog, which also positions it. */
export function CloseButton({ className = "" }: { className?: string | undefined }) {
  return (
    <button className={`${styles.close} ${className}`} type="button" aria-label="Fechar" onClick={closeDialog}>
      <Icon name="close" />
    </button>
  );
}
