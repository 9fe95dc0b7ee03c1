import { useEffect, useSyncExternalStore } from "react";
import { Icon } from "../core/icon.tsx";
import styles from "./toast.module.css";

export type Toast = {
  title: string;
  text?: string;
  tone?: "plain" | "destructive";
  link?: { text: string; href: string } | undefined;
};

type ActiveToast = Toast & { id: number };

const DURATION_MS = 10_000;

let toasts: readonly ActiveToast[] = [];
let lastId = 0;
const none: readonly ActiveToast[] = [];
const listeners = new Set<() => void>();

function set(next: readonly ActiveToast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast that closes by itself, but not while the pointer or the focus is on it. */
export const showToast = (toast: Toast): void => set([...toasts.slice(-2), { ...toast, id: ++lastId }]);

const dismiss = (id: number): void => set(toasts.filter((toast) => toast.id !== id));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Renders the toasts. Mounted once per page. */
export function Toasts() {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
  return (
    <div className={styles.corner} role="region" aria-label="Avisos" hidden={shown.length === 0}>
      {shown.map((toast) => (
        <ToastCard key={toast.id} {...toast} />
      ))}
    </div>
  );
}

function ToastCard({ id, title, text, tone = "plain", link }: ActiveToast) {
  useEffect(() => {
    const timer = setInterval(() => {
      const card = document.getElementById(`toast-${id}`);
      if (!card?.matches(":hover, :focus-within")) dismiss(id);
    }, DURATION_MS);
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
