import { type MouseEvent, useId, useSyncExternalStore } from "react";
import styles from "./alert-dialog.module.css";
import { Button } from "./button.tsx";
import { closeDialog } from "./dialog.tsx";
import { PlumbDialog } from "./plumb-dialog.tsx";

export type AlertOptions = {
  title: string;
  text: string;
  tone?: "plain" | "error";
  confirm?: string;
  /** A second and a third answer, shown only when somebody listens to them. */
  deny?: string;
  onDeny?: () => void;
  cancel?: string;
  onCancel?: () => void;
  /** Runs inside the press itself, so it may open a new tab. */
  onConfirm?: () => void;
  /** By whatever road it closed. */
  onClosed?: () => void;
};

let shown: AlertOptions | null = null;
const watchers = new Set<() => void>();

function show(alert: AlertOptions | null): void {
  shown = alert;
  for (const notify of watchers) notify();
}

/** Puts one message before everything else until it is answered. */
export const showAlert = (alert: AlertOptions): void => show(alert);

const watch = (notify: () => void) => {
  watchers.add(notify);
  return () => void watchers.delete(notify);
};

/** Where messages appear. Mounted once, at the root. */
export function AlertDialogHost() {
  const alert = useSyncExternalStore(
    watch,
    () => shown,
    () => null,
  );
  if (!alert) return null;
  const closed = () => {
    show(null);
    alert.onClosed?.();
  };
  return <AlertDialog {...alert} onClosed={closed} />;
}

function AlertDialog({ title, text, tone = "plain", onClosed, ...answers }: AlertOptions & { onClosed: () => void }) {
  const id = useId();
  const { confirm = "OK", deny = "No", cancel = "Cancel", onConfirm, onDeny, onCancel } = answers;
  const answer = (react: (() => void) | undefined) => (event: MouseEvent<HTMLButtonElement>) => {
    react?.();
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
        <Button onClick={answer(onConfirm)}>{confirm}</Button>
        {onDeny ? (
          <Button variant="outline" onClick={answer(onDeny)}>
            {deny}
          </Button>
        ) : null}
        {onCancel ? (
          <Button variant="link" onClick={answer(onCancel)}>
            {cancel}
          </Button>
        ) : null}
      </div>
    </PlumbDialog>
  );
}
