import { useEffect, useSyncExternalStore } from "react";
import { Icon } from "./icon.tsx";
import styles from "./toast.module.css";

export type Toast = {
  title: string;
  text?: string;
  tone?: "plain" | "destructive";
  /** Where to go from here, if there is such a place. */
  link?: { text: string; href: string } | undefined;
};

type Shown = Toast & { id: number };

const LASTS_MS = 10_000;

let toasts: readonly Shown[] = [];
let lastId = 0;
const nothing: readonly Shown[] = [];
const watchers = new Set<() => void>();

function set(next: readonly Shown[]): void {
  toasts = next;
  for (const notify of watchers) notify();
}

/** Says something in passing: it goes away by itself, and waits while the pointer or the focus is on it. */
export const showToast = (toast: Toast): void => set([...toasts.slice(-2), { ...toast, id: ++lastId }]);

const dismiss = (id: number): void => set(toasts.filter((toast) => toast.id !== id));

const watch = (notify: () => void) => {
  watchers.add(notify);
  return () => void watchers.delete(notify);
};

/** Where toasts appear. Mounted once, at the root. */
export function Toasts() {
  const shown = useSyncExternalStore(
    watch,
    () => toasts,
    () => nothing,
  );
  return (
    <div className={styles.corner} role="region" aria-label="Avisos" hidden={shown.length === 0}>
      {shown.map((toast) => (
        <ToastCard key={toast.id} {...toast} />
      ))}
    </div>
  );
}

function ToastCard({ id, title, text, tone = "plain", link }: Shown) {
  useEffect(() => {
    const timer = setInterval(() => {
      const card = document.getElementById(`toast-${id}`);
      if (!card?.matches(":hover, :focus-within")) dismiss(id);
    }, LASTS_MS);
    return () => clearInterval(timer);
  }, [id]);

  return (
    <div className={styles.toast} id={`toast-${id}`} data-slot="toast" data-tone={tone} role="alert">
      <Icon name={tone === "destructive" ? "alert" : "check"} />
      <p className={styles.body}>
        <b>{title}</b>
        {text ? <span>{text}</span> : null}
        {link ? (
          <a className={styles.link} href={link.href}>
            {link.text}
          </a>
        ) : null}
      </p>
      <button className={styles.close} type="button" aria-label="Fechar aviso" onClick={() => dismiss(id)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
