import { brand } from "@app/contract/brand";
import type { ReactNode } from "react";
import { decisionCopy as copy } from "../../../../content/app/intake/outcome.ts";
import { reasonsOf } from "../../../../content/app/intake/reasons.ts";
import { whatsappHref } from "../../../../content/contact.ts";
import styles from "./parts.module.css";

type AutomaticDecisionProps = {
  rows: readonly string[];
  /** Who approved the rules; `plain` names no registration, because the screen shows no figure. */
  by?: "both" | "diet" | "plain";
  /** Another way on, after the review. */
  children?: ReactNode;
};

const approvals = { both: copy.by, diet: copy.diet, plain: copy.plain } as const;

/** What is said of every automatic decision: why, by whose rules, and how a person reviews it (LGPD, art. 20). */
export function AutomaticDecision({ rows, by = "both", children }: AutomaticDecisionProps) {
  const reasons = reasonsOf(rows);
  return (
    <div className={`${styles.decision} stack gap-4`}>
      <details className={styles.why}>
        <summary>{copy.why}</summary>
        {reasons.length > 0 ? (
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        ) : (
          <p>{copy.noReasons}</p>
        )}
      </details>
      <p className={`${styles.review} small soft`}>
        {approvals[by]}{" "}
        <a href={reviewHref} target="_blank" rel="noopener">
          {copy.review}
        </a>
        {children}
      </p>
    </div>
  );
}

/** The support contact, with a message that says nothing of what was decided. */
const reviewHref = brand.supportWhatsApp
  ? `https://wa.me/${brand.supportWhatsApp}?text=${encodeURIComponent(copy.message)}`
  : whatsappHref;
