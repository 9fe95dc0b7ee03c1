import { limitedCopy as copy } from "../../../content/app/intake/outcome.ts";
import { IconPath } from "../../../ui/core/icon.tsx";
import type { Assessment } from "../../data/intake-query.ts";
import { leftOutOf } from "../../outcome/left-out.ts";
import styles from "./limited-plan.module.css";
import { Section } from "./section.tsx";

const MINUS = "M6 12h12";

/** What was left out, and why. */
export function LeftOut({ assessment }: { assessment: Assessment }) {
  const left = leftOutOf(assessment);
  if (left.length === 0) return null;
  return (
    <Section id="de-fora" title={copy.leftOut}>
      <ul className={styles.left}>
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
    </Section>
  );
}
