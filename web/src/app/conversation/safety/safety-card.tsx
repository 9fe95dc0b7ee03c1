import type { SafetyCard as Card } from "@app/contract/conversations";
import { safetyCopy as copy } from "../../../content/app/conversation/conversation.ts";
import { helpCallsOf, telHref } from "../../../content/app/intake/help.ts";
import { Button, ButtonLink } from "../../../ui/core/button.tsx";
import { Ring } from "../../../ui/ring/ring.tsx";
import { sentencesOf } from "../model/local-card.ts";
import styles from "./safety.module.css";

type SafetyCardProps = {
  card: Card;
  /** When the message arrived; null for the card of the device. */
  at: string | null;
  country: string;
  now: number;
  /** Where the member can answer the offer of a person. */
  onPerson?: (() => void) | undefined;
};

/** A fixed text and the telephone, calm and dark: no picture, no red, nothing about weight. */
export function SafetyCard({ card, at, country, now, onPerson }: SafetyCardProps) {
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
      {isCaring(card) ? (
        <QuietCalls country={country} onPerson={onPerson} />
      ) : (
        <Calls country={country} card={card.card} danger={danger} />
      )}
      {at !== null && card.personBy && rest.length > 0 ? (
        <PersonBy text={rest.join(" ")} since={at} by={card.personBy} now={now} />
      ) : rest.length > 0 ? (
        <p className="note">{rest.join(" ")}</p>
      ) : null}
    </section>
  );
}

const isCaring = ({ card }: Card): boolean => card === "care" || card === "talk";

/** No danger for today: the numbers are there, and do not shout. */
function QuietCalls({ country, onPerson }: Pick<SafetyCardProps, "country" | "onPerson">) {
  const { line, emergency } = helpCallsOf(country);
  return (
    <>
      <p className={`${styles.danger} row`}>
        {[line, emergency].map((help) =>
          help ? (
            <a key={help.number} href={telHref(help)} aria-label={copy.callNamed(help.number, help.name)}>
              {help.number}
            </a>
          ) : null,
        )}
      </p>
      {onPerson ? (
        <Button variant="outline" onClick={onPerson}>
          {copy.wantsPerson}
        </Button>
      ) : null}
    </>
  );
}

type CallsProps = { country: string; card: Card["card"]; danger: string | undefined };

function Calls({ country, card, danger }: CallsProps) {
  const { line, emergency, police, shelter } = helpCallsOf(country);
  const isCrisis = card === "crisis";
  const first = (card === "violence" ? police : isCrisis ? line : undefined) ?? emergency;
  const others = card === "violence" ? [shelter, police && emergency] : card === "other-person" ? [line] : [];
  return (
    <>
      {first ? (
        <>
          <p className={`${styles.number} note wrap`}>
            <b>{first.number}</b>
            <span>
              <strong>{first.name}</strong>
              {isCrisis && country === "BR" ? copy.lineTerms : null}
            </span>
          </p>
          <div className={`${styles.calls} stack gap-3`}>
            <ButtonLink className={styles.call} href={telHref(first)} fullWidth>
              {copy.call(first.number)}
            </ButtonLink>
            {others.map((help) =>
              help ? (
                <ButtonLink key={help.number} variant="outline" href={telHref(help)} fullWidth>
                  {copy.callNamed(help.number, help.name)}
                </ButtonLink>
              ) : null,
            )}
            {isCrisis && country === "BR" ? (
              <ButtonLink variant="outline" href={copy.chatUrl} target="_blank" rel="noopener noreferrer" fullWidth>
                {copy.chat}
              </ButtonLink>
            ) : null}
          </div>
        </>
      ) : null}
      {danger ? (
        <p className={`${styles.danger} row`}>
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
  if (card === "care" || card === "talk") return { lead: sentences, danger: undefined, rest: [] };
  const isDanger = (sentence: string) => sentence.startsWith("Se há perigo");
  const isAfter = (sentence: string) => /avisei|avisada/i.test(sentence);
  return {
    lead: sentences.filter((sentence) => !isDanger(sentence) && !isAfter(sentence)),
    danger: sentences.find(isDanger),
    rest: sentences.filter(isAfter),
  };
}

type PersonByProps = {
  /** What the fixed text says of that person. */
  text: string;
  /** ISO: when they were alerted, and until when they talk to the member. */
  since: string;
  by: string;
  now: number;
};

/** A person was alerted: until when, with the minutes that are left. */
function PersonBy({ text, since, by, now }: PersonByProps) {
  const leftMs = Date.parse(by) - now;
  const whole = Date.parse(by) - Date.parse(since);
  return (
    <div className={`${styles.person} row`}>
      <p>
        <b>{text}</b> {copy.human}
      </p>
      {leftMs > 0 && leftMs < 3_600_000 ? (
        <Ring
          left={whole > 0 ? leftMs / whole : 0}
          state="running"
          size="alone"
          text={`${Math.ceil(leftMs / 60_000)}\n${copy.minutes}`}
        />
      ) : null}
    </div>
  );
}
