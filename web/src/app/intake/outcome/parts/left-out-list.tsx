import { limitedCopy as copy } from "../../../../content/app/intake/outcome.ts";
import { IconPath } from "../../../../ui/core/icon.tsx";
import type { Assessment } from "../../../data/intake-query.ts";
import { leftOutOf } from "../../../outcome/left-out.ts";
import styles from "./lines.module.css";
import { OutcomeSection } from "./outcome-page.tsx";

const MINUS = "M6 12h12";

/** What was left out, and why. */
export function LeftOutList({ assessment }: { assessment: Assessment }) {
  const left = leftOutOf(assessment);
  if (left.length === 0) return null;
  return (
    <OutcomeSection id="de-fora" title={copy.leftOut}>
      <ul className={styles.lines}>
        {left.map(({ name, text }) => (
          <li key={name}>
            <IconPath path={MINUS} />
            <p>
              <b>{name}</b>
              <small>{text}</small>
            </p>
          </li>
        ))}
      </ul>
    </OutcomeSection>
  );
}
