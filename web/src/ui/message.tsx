import { type MouseEvent, useId, useSyncExternalStore } from "react";
import { Button } from "./button.tsx";
import { closeDialog } from "./dialog.tsx";
import styles from "./message.module.css";
import { Sheet } from "./sheet.tsx";

export type Message = {
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

let shown: Message | null = null;
const watchers = new Set<() => void>();

function show(message: Message | null): void {
  shown = message;
  for (const tell of watchers) tell();
}

/** Puts one message before everything else until it is answered. */
export const showMessage = (message: Message): void => show(message);

const watch = (tell: () => void) => {
  watchers.add(tell);
  return () => void watchers.delete(tell);
};

/** Where messages appear. Mounted once, at the root. */
export function Messages() {
  const message = useSyncExternalStore(
    watch,
    () => shown,
    () => null,
  );
  if (!message) return null;
  const closed = () => {
    show(null);
    message.onClosed?.();
  };
  return <MessageDialog {...message} onClosed={closed} />;
}

function MessageDialog({ title, text, tone = "plain", onClosed, ...answers }: Message & { onClosed: () => void }) {
  const id = useId();
  const { confirm = "OK", deny = "No", cancel = "Cancel", onConfirm, onDeny, onCancel } = answers;
  const answer = (react: (() => void) | undefined) => (event: MouseEvent<HTMLButtonElement>) => {
    react?.();
    closeDialog(event);
  };

  return (
    <Sheet
      open
      onClose={onClosed}
      role="alertdialog"
      hung={tone === "plain"}
      className={styles.message}
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
      <div className={styles.answers}>
        <Button onClick={answer(onConfirm)}>{confirm}</Button>
        {onDeny ? (
          <Button variant="outline" onClick={answer(onDeny)}>
            {deny}
          </Button>
        ) : null}
        {onCancel ? (
          <Button variant="text" onClick={answer(onCancel)}>
            {cancel}
          </Button>
        ) : null}
      </div>
    </Sheet>
  );
}
