import { type ComponentProps, useEffect, useState } from "react";
import { ButtonLink } from "./button.tsx";
import { Icon } from "./icon.tsx";
import styles from "./rotating-label.module.css";

type RotatingLinkProps = Omit<ComponentProps<typeof ButtonLink>, "children"> & {
  /** In order of rotation. The visible one is the link's accessible name, for voice control (WCAG 2.5.3). */
  phrases: readonly [string, ...string[]];
  everyMs: number;
};

/** A call to action whose label rotates and can be paused (WCAG 2.2.2). It never changes size. */
export function RotatingLink({ phrases, everyMs, ...rest }: RotatingLinkProps) {
  const [current, setCurrent] = useState(0);
  const [paused, setPaused] = useState(false);
  const count = phrases.length;

  useEffect(() => {
    if (paused || matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    const timer = setInterval(() => setCurrent((index) => (index + 1) % count), everyMs);
    return () => clearInterval(timer);
  }, [paused, everyMs, count]);

  return (
    <span className={styles.group}>
      <ButtonLink {...rest}>
        <span className="at-start stack">
          {phrases.map((phrase, index) => (
            <span key={phrase} className={styles.phrase} data-shown={index === current || undefined}>
              {phrase}
            </span>
          ))}
        </span>
        <Icon name="arrow-right" />
      </ButtonLink>
      <button type="button" className={styles.pause} onClick={() => setPaused(!paused)}>
        <Icon name={paused ? "play" : "pause"} />
        {paused ? "Trocar as palavras" : "Parar as palavras"}
      </button>
    </span>
  );
}
