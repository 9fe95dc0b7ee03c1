import type { SafetyCard as Card } from "@app/contract/conversations";
import { safetyCopy as copy } from "../../../content/app/conversation/conversation.ts";
import { helpCallsOf, telHref } from "../../../content/app/intake/help.ts";
import { ButtonLink } from "../../../ui/core/button.tsx";
import { sentencesOf } from "../model/local-card.ts";
import { PersonBy } from "./person-by.tsx";
import styles from "./safety-card.module.css";

type SafetyCardProps = {
  card: Card;
  /** When the message arrived; null for the card of the device. */
  at: string | null;
  country: string;
  now: number;
};

/** A fixed text and the telephone, calm and dark: no picture, no red, nothing about weight. */
export function SafetyCard({ card, at, country, now }: SafetyCardProps) {
  const { lead, danger, rest } = partsOf(card);
  return (
    // Of the device it appears because of what was just written: it is said at once.
    <section
      className={styles.card}
      data-theme="dark"
      data-kept-number="safety"
      aria-label={copy.label[card.card]}
      role={at === null ? "alert" : undefined}
    >
      <p className={styles.lead}>{lead.join(" ")}</p>
      {card.card === "care" ? null : <Calls country={country} isCrisis={card.card === "crisis"} danger={danger} />}
      {at !== null && card.personBy && rest.length > 0 ? (
        <PersonBy text={rest.join(" ")} since={at} by={card.personBy} now={now} />
      ) : rest.length > 0 ? (
        <p className={styles.rest}>{rest.join(" ")}</p>
      ) : null}
    </section>
  );
}

type CallsProps = { country: string; isCrisis: boolean; danger: string | undefined };

function Calls({ country, isCrisis, danger }: CallsProps) {
  const { line, emergency } = helpCallsOf(country);
  const first = isCrisis && line ? line : emergency;
  return (
    <>
      {first ? (
        <>
          <p className={styles.number}>
            <b>{first.number}</b>
            <span>
              <strong>{first.name}</strong>
              {isCrisis && country === "BR" ? copy.lineTerms : null}
            </span>
          </p>
          <div className={styles.calls}>
            <ButtonLink className={styles.call} href={telHref(first)} fullWidth>
              {copy.call(first.number)}
            </ButtonLink>
            {isCrisis && country === "BR" ? (
              <ButtonLink variant="outline" href={copy.chatUrl} target="_blank" rel="noopener noreferrer" fullWidth>
                {copy.chat}
              </ButtonLink>
            ) : null}
          </div>
        </>
      ) : null}
      {danger ? (
        <p className={styles.danger}>
          {emergency && first !== emergency ? (
            <a href={telHref(emergency)} aria-label={copy.callNamed(emergency.number, emergency.name)}>
              {emergency.number}
            </a>
          ) : null}
          <span>{danger}</span>
        </p>
      ) : null}
    </>
  );
}

/** The fixed text in full, around the buttons that dial the numbers it names. */
function partsOf({ card, text }: Card): { lead: string[]; danger: string | undefined; rest: string[] } {
  const sentences = sentencesOf(text);
  // There is nothing to dial.
  if (card === "care") return { lead: sentences, danger: undefined, rest: [] };
  const isDanger = (sentence: string) => sentence.startsWith("Se há perigo");
  const isAfter = (sentence: string) => /avisei|avisada/i.test(sentence);
  return {
    lead: sentences.filter((sentence) => !isDanger(sentence) && !isAfter(sentence)),
    danger: sentences.find(isDanger),
    rest: sentences.filter(isAfter),
  };
}
