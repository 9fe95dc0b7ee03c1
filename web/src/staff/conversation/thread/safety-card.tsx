import type { SafetyCard as Card } from "@app/contract/conversations";
import { conversationCopy } from "../../../content/staff/conversation.ts";
import { SignIcon } from "../../member/parts/sign-icon.tsx";
import { formatHour, formatNear } from "../../time/moments.ts";
import styles from "./thread.module.css";

const { cards, card: copy } = conversationCopy;

type SafetyCardProps = { card: Card; at: string; name: string; now: number };

/** What stood in the thread at once, before anybody had read the message: what the member read and who was alerted. */
export function SafetyCard({ card, at, name, now }: SafetyCardProps) {
  const { title, did } = cards[card.card];
  return (
    <section className={styles.card} data-card={card.card} aria-label={title}>
      <p className={`${styles.cardTitle} row wrap gap-2`}>
        <SignIcon />
        <b>{title}</b>
        <time dateTime={at}>{formatHour(at)}</time>
      </p>
      <p className={styles.alerted}>{alertedText(card.personBy, now)}</p>
      <p>{did}</p>
      <details className={styles.seen}>
        <summary>{copy.seen(name)}</summary>
        <p className={styles.text}>{card.text}</p>
      </details>
    </section>
  );
}

function alertedText(personBy: string | null, now: number): string {
  if (personBy === null) return copy.nobody;
  const words = Date.parse(personBy) < now ? copy.alertedLate : copy.alerted;
  return words(formatNear(personBy, now));
}
