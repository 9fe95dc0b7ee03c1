import type { Disclosure } from "@app/contract/privacy";
import { formatTime } from "../../../app/shell/format/moments.ts";
import { disclosureCopy as copy } from "../../../content/app/account/disclosures.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { Badge, type BadgeTone } from "../../../ui/display/badge.tsx";
import styles from "./disclosure-log.module.css";

const tones: Record<Disclosure["state"], BadgeTone> = {
  sent: "info",
  waiting: "warning",
  withheld: "neutral",
  failed: "error",
};

/** One disclosure: receiver, subject and state; the disclosed fields expand below it. */
export function DisclosureEntry({ item }: { item: Disclosure }) {
  const { at, receiver, about, what, why, basis, state } = item;
  return (
    <li className={styles.entry}>
      <details>
        <summary className={styles.summary}>
          <time className={`${styles.time} note figures`} dateTime={at}>
            {formatTime(at)}
          </time>
          <span className={styles.who}>
            <b>{receiver}</b>
            <span className="soft">{about}</span>
          </span>
          <span className={styles.state}>
            <Badge tone={tones[state]}>{copy.states[state]}</Badge>
          </span>
          <Icon name="chevron-down" className={styles.chevron} />
        </summary>
        <dl className={styles.details}>
          <dt>{copy.what}</dt>
          <dd>
            <ul>
              {what.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </dd>
          <dt>{copy.why}</dt>
          <dd>{why}</dd>
          <dt>{copy.basis}</dt>
          <dd>{basis}</dd>
        </dl>
      </details>
    </li>
  );
}
