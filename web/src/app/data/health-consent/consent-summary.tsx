import { type Purpose, purposes } from "@app/contract/consents";
import { wholeTextCopy as copy, healthConsentSummary as summary } from "../../../content/app/health-consent.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import styles from "./consent-summary.module.css";

/** What is agreed to, in one breath. */
export const HealthConsentSummary = () => (
  <>
    {summary.before}
    <b>{summary.purpose}</b>
    {summary.between}
    <b>{summary.never}</b>
    {summary.after}
  </>
);

/** The whole text of a consent, folded. */
export function WholeText({ purpose }: { purpose: Purpose }) {
  const { text, version } = purposes[purpose];
  return (
    <details className={styles.whole}>
      <summary>
        <Icon name="chevron-down" />
        {copy.open}
      </summary>
      <p>{text}</p>
      <p className={styles.version}>{copy.version(version)}</p>
    </details>
  );
}
