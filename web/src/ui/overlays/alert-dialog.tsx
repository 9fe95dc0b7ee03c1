import { type MouseEvent, useId, useSyncExternalStore } from "react";
import { Button } from "../core/button.tsx";
import styles from "./alert-dialog.module.css";
import { closeDialog } from "./dialog.tsx";
import { PlumbDialog } from "./plumb-dialog.tsx";

export type AlertOptions = {
  title: string;
  text: string;
  tone?: "plain" | "error";
  confirm?: string;
  /** Optional second and third buttons, shown only with their handlers. */
  deny?: string;
  onDeny?: () => void;
  cancel?: string;
  onCancel?: () => void;
  /** Runs inside the click handler, so it may open a new tab. */
  onConfirm?: () => void;
  /** Runs however the dialog was closed. */
  onClosed?: () => void;
};

let current: AlertOptions | null = null;
const listeners = new Set<() => void>();

function show(alert: AlertOptions | null): void {
  current = alert;
  for (const listener of listeners) listener();
}

/** Shows a modal alert until the visitor closes it. */
export const showAlert = (alert: AlertOptions): void => show(alert);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Renders the current alert. Mounted once, at the root. */
export function AlertDialogHost() {
  const alert = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
  if (!alert) return null;
  const onClosed = () => {
    show(null);
    alert.onClosed?.();
  };
  return <AlertDialog {...alert} onClosed={onClosed} />;
}

function AlertDialog({ title, text, tone = "plain", onClosed, ...buttons }: AlertOptions & { onClosed: () => void }) {
  const id = useId();
  const { confirm = "OK", deny = "No", cancel = "Cancel", onConfirm, onDeny, onCancel } = buttons;
  const closeAfter = (handler: (() => void) | undefined) => (event: MouseEvent<HTMLButtonElement>) => {
    handler?.();
    closeDialog(event);
  };

  return (
    <PlumbDialog
      open
      onClose={onClosed}
      role="alertdialog"
      decorated={tone === "plain"}
      className={styles.alert}
      data-tone={tone}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <h2 className={styles.title} id={`${id}-title`}>
        {title}
      </h2>
      <p className={styles.text} id={`${id}-text`}>
        {text}
      </p>
      <div className={styles.actions}>
        <Button onClick={closeAfter(onConfirm)}>{confirm}</Button>
        {onDeny ? (
          <Button variant="outline" onClick={closeAfter(onDeny)}>
            {deny}
          </Button>
        ) : null}
        {onCancel ? (
          <Button variant="link" onClick={closeAfter(onCancel)}>
            {cancel}
          </Button>
        ) : null}
      </div>
    </PlumbDialog>
  );
}
