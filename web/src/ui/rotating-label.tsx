import { useEffect, useState } from "react";
import { ButtonLink } from "./button.tsx";
import { Icon } from "./icon.tsx";
import styles from "./rotating-label.module.css";

type RotatingLinkProps = {
  href: string;
  /** Turned in this order; the first is also the link's one stable name. */
  phrases: readonly [string, ...string[]];
  everyMs: number;
};

/** A call to action whose words change by themselves and can be stopped. It never changes size. */
export function RotatingLink({ href, phrases, everyMs }: RotatingLinkProps) {
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
      <ButtonLink href={href} aria-label={phrases[0]}>
        <span className={styles.stack} aria-hidden="true">
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
