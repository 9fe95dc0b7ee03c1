import { purposes } from "@app/contract/consents";
import type { ReactNode } from "react";
import { FormError } from "../forms/form-error.tsx";
import styles from "./privacy.module.css";

type ConsentPaperProps = {
  purpose: "health-data" | "remote-care" | "assistant-provider";
  /** What was answered, and when. */
  status: string;
  error: string | undefined;
  /** Withdraws it, or leads to where it is given. */
  action: ReactNode;
};

const versionText = (version: string): string => `Versão ${version}`;

/** A consent with its whole text, as printed matter. */
export function ConsentPaper({ purpose, status, error, action }: ConsentPaperProps) {
  const { title, text, version } = purposes[purpose];
  return (
    <section className="stack gap-4 at-start" aria-labelledby={purpose}>
      <h2 className="h3-size" id={purpose}>
        {title}
      </h2>
      <div className={`${styles.paper} paper stack gap-3`}>
        <p>{text}</p>
        <p className={styles.version}>{versionText(version)}</p>
      </div>
      <p className={styles.since} role="status">
        {status}
      </p>
      <FormError text={error} />
      {action}
    </section>
  );
}
