import { type ComponentProps, useEffect, useState } from "react";
import { ButtonLink } from "./button.tsx";
import { Icon } from "./icon.tsx";
import styles from "./rotating-label.module.css";

type RotatingLinkProps = Omit<ComponentProps<typeof ButtonLink>, "children"> & {
  /** Turned in this order. The one in sight is the link's name, so that it can be called by what is read. */
  phrases: readonly [string, ...string[]];
  everyMs: number;
};

/** A call to action whose words change by themselves and can be stopped. It never changes size. */
export function RotatingLink({ phrases, everyMs, ...rest }: RotatingLinkProps) {
  const [shown, setShown] = useState(0);
  const [paused, setPaused] = useState(false);
  const count = phrases.length;

  useEffect(() => {
    if (paused || matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    const turning = setInterval(() => setShown((now) => (now + 1) % count), everyMs);
    return () => clearInterval(turning);
  }, [paused, everyMs, count]);

  return (
    <span className={styles.group}>
      <ButtonLink {...rest}>
        <span className={styles.stack}>
          {phrases.map((phrase, index) => (
            <span key={phrase} className={styles.phrase} data-shown={index === shown || undefined}>
              {phrase}
            </span>
          ))}
        </span>
        <Icon name="arrow-right" />
      </ButtonLink>
      <button
        type="button"
        className={styles.pause}
        aria-label={paused ? "Retomar a troca de palavras do botão" : "Pausar a troca de palavras do botão"}
        onClick={() => setPaused(!paused)}
      >
        <Icon name={paused ? "play" : "pause"} />
      </button>
    </span>
  );
}
