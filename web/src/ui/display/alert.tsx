import type { ReactNode, Ref } from "react";
import { Icon, type IconName } from "../core/icon.tsx";
import styles from "./alert.module.css";

export type AlertTone = "info" | "success" | "warning" | "error";

const icons: Record<AlertTone, IconName> = { info: "info", success: "check", warning: "info", error: "alert" };

type AlertProps = {
  tone: AlertTone;
  title?: string | undefined;
  /** Without a title it is the alert's one line. */
  children?: ReactNode;
  /** Buttons and links under the text, of variant `link`. */
  actions?: ReactNode;
  /** Instead of the tone's own. */
  icon?: IconName | "spinner";
  /** Beside the text, and not announced. */
  aside?: ReactNode;
  /** It stands in a live region, which announces it. */
  inLiveRegion?: boolean;
  ref?: Ref<HTMLDivElement>;
};

/** A message in the page: an error is announced at once, anything else when the screen reader pauses. */
export function Alert({ tone, title, children, actions, icon = icons[tone], aside, inLiveRegion, ref }: AlertProps) {
  const role = inLiveRegion ? undefined : tone === "error" ? "alert" : "status";
  return (
    <div
      ref={ref}
      data-slot="alert"
      data-tone={tone}
      data-titled={title ? "" : undefined}
      className={`${styles.alert} stack gap-3`}
    >
      <span className={`${styles.icon} center`}>
        {icon === "spinner" ? <span className="spinner" aria-hidden="true" /> : <Icon name={icon} />}
      </span>
      <div className={styles.body} role={role}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <p>{children}</p> : null}
        {actions ? <div className={`${styles.actions} wrap`}>{actions}</div> : null}
      </div>
      {aside ? <small className={styles.aside}>{aside}</small> : null}
    </div>
  );
}
