import type { CallPurpose, CallPerson as Person } from "@app/contract/bookings";
import { appPaths } from "../../app-paths.ts";
import { aboutCopy as copy } from "../../content/app/bookings.ts";
import { Illustration } from "../../ui/core/illustration.tsx";
import { RuledList } from "../../ui/display/ruled-list.tsx";
import portrait from "../../ui/pictures/nutricionista.svg";
import { Link } from "../shell/link.tsx";
import styles from "./booking.module.css";

/** With whom; before an hour is chosen that may be open. */
export function CallPerson({ person }: { person: Person | null }) {
  const isPortrayed = person?.name === copy.portrayed;
  return (
    <section className={`${styles.who} warm-panel stack gap-4`} aria-label={copy.who}>
      <div className={`${styles.person} stack gap-4`} data-portrait={isPortrayed ? "" : undefined}>
        {isPortrayed ? <Illustration src={portrait} shape="portrait" className={styles.portrait} /> : null}
        <p>
          <b className={styles.name}>{person?.name ?? copy.anyone}</b>
          <span className={styles.small}>
            {person?.registration ? (
              <>
                {copy.profession}, <span className={styles.number}>{person.registration}</span>
              </>
            ) : person ? (
              copy.profession
            ) : (
              copy.anyoneText
            )}
          </span>
        </p>
      </div>
      {person?.isColleague ? <p className={styles.small}>{copy.colleague}</p> : null}
      <p className={styles.small}>{copy.trainer}</p>
    </section>
  );
}

/** With whom, and what about. */
export function AboutCall({ purpose, person }: { purpose: CallPurpose; person: Person | null }) {
  return (
    <>
      <CallPerson person={person} />
      <section className={`${styles.group} stack gap-3`} aria-labelledby="de-que">
        <h2 id="de-que">{copy.what}</h2>
        <RuledList>
          {copy.agenda[purpose].map(([minutes, text]) => (
            <li key={text} className={`${styles.row} stack gap-2`}>
              <span className={`${styles.minutes} note`}>{minutes}</span>
              <span>{text}</span>
            </li>
          ))}
        </RuledList>
        <p className="caption">{copy.privacy}</p>
      </section>
    </>
  );
}

/** A call is offered to everybody, and asked of nobody. */
export function SkipCall({ purpose }: { purpose: CallPurpose }) {
  return (
    <section className={`${styles.group} stack gap-3`} aria-labelledby="sem-conversa">
      <h2 id="sem-conversa">{copy.skip.title}</h2>
      <p className={styles.small}>{copy.skip.text[purpose]}</p>
      <Link className={styles.skip} to={purpose === "plan" ? appPaths.today : appPaths.intake}>
        {copy.skip.link[purpose]}
      </Link>
    </section>
  );
}
