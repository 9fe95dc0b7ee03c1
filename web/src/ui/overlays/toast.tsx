import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Icon } from "../core/icon.tsx";
import styles from "./toast.module.css";

export type Toast = {
  title: string;
  text?: string;
  tone?: "plain" | "destructive";
  link?: { text: string; href: string } | undefined;
  /** A button, such as "Desfazer". It closes the toast. */
  action?: { text: string; onClick: () => void } | undefined;
};

type QueuedToast = Toast & { id: number };

/** A phone shows two without losing its page; the others wait. */
const VISIBLE = 2;
const DURATION_MS = 10_000;

let queue: readonly QueuedToast[] = [];
let lastId = 0;
const none: readonly QueuedToast[] = [];
const listeners = new Set<() => void>();

function set(next: readonly QueuedToast[]): void {
  queue = next;
  for (const listener of listeners) listener();
}

/** Queues a toast. Once visible it closes by itself, but not while the pointer or the focus is on the toasts. */
export const showToast = (toast: Toast): void => set([...queue, { ...toast, id: ++lastId }]);

/** For tests, which share one page. */
export const clearToasts = (): void => set(none);

const dismiss = (id: number): void => set(queue.filter((toast) => toast.id !== id));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Renders the toasts. Mounted once per page, and before the first toast: a live region announces only what is added. */
export function Toasts() {
  const visible = useSyncExternalStore(
    subscribe,
    () => queue,
    () => none,
  ).slice(0, VISIBLE);
  const region = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<EventTarget>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);

  // A toast that closes under the focus or the pointer sends no event: the region asks, and gives the focus back.
  const close = (id: number) => {
    const hadFocus = region.current?.contains(document.activeElement);
    dismiss(id);
    setIsHovered(false);
    setIsFocused(false);
    if (hadFocus && focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
  };
  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    setIsFocused(true);
    if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => setIsFocused(currentTarget.contains(relatedTarget));

  return (
    <div
      ref={region}
      className={styles.corner}
      role="region"
      aria-label="Avisos"
      aria-live="polite"
      // Moved, not entered: a toast that comes up under a resting pointer would stay, and cover what is below.
      onPointerMove={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {visible.map((toast) => (
        <ToastCard key={toast.id} {...toast} isPaused={isHovered || isFocused} onClose={() => close(toast.id)} />
      ))}
    </div>
  );
}

type ToastCardProps = QueuedToast & { isPaused: boolean; onClose: () => void };

function ToastCard({ id, title, text, tone = "plain", link, action, isPaused, onClose }: ToastCardProps) {
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => dismiss(id), DURATION_MS);
    return () => clearTimeout(timer);
  }, [id, isPaused]);

  return (
    <div className={styles.toast} data-slot="toast" data-tone={tone} role={tone === "plain" ? undefined : "alert"}>
      <Icon name={tone === "plain" ? "check" : "alert"} />
      <div className={styles.body}>
        <b>{title}</b>
        {text ? <span>{text}</span> : null}
        {link ? (
          <a className={styles.link} href={link.href}>
            {link.text}
          </a>
        ) : null}
      </div>
      {action ? (
        <button
          className={styles.action}
          type="button"
          onClick={() => {
            onClose();
            action.onClick();
          }}
        >
          {action.text}
        </button>
      ) : null}
      <button className={styles.close} type="button" aria-label="Fechar aviso" onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
