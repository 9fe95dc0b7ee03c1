import type { ReactNode, Ref } from "react";
import { Icon } from "../../ui/core/icon.tsx";
import styles from "./notice.module.css";

/** An inline alert or status, with its actions. */
export function Notice({
  tone,
  title,
  children,
  actions,
  ref,
}: {
  tone: "error" | "plain";
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}) {
  return (
    <div ref={ref} className={styles.notice} data-tone={tone} role={tone === "error" ? "alert" : "status"}>
      <Icon name={tone === "error" ? "alert" : "info"} />
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        {children ? <p>{children}</p> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </div>
  );
}
