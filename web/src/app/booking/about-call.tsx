import type { CallPurpose } from "@app/contract/bookings";
import { appPaths } from "../../app-paths.ts";
import { aboutCopy as copy } from "../../content/app/bookings.ts";
import { Illustration } from "../../ui/core/illustration.tsx";
import { RuledList } from "../../ui/display/ruled-list.tsx";
import portrait from "../../ui/pictures/nutricionista.svg";
import { Link } from "../shell/link.tsx";
import styles from "./about-call.module.css";

/** With whom. */
export function CallPerson() {
  return (
    <section className={styles.who} aria-label={copy.who}>
      <div className={styles.person}>
        <Illustration src={portrait} shape="portrait" className={styles.portrait} />
        <p>
          <b className={styles.name}>{copy.name}</b>
          <span className={styles.small}>
            {copy.profession} <span className={styles.number}>{copy.registration}</span>
          </span>
        </p>
      </div>
      <p className={styles.small}>{copy.trainer}</p>
    </section>
  );
}

/** With whom, and what about. */
export function AboutCall({ purpose }: { purpose: CallPurpose }) {
  return (
    <>
      <CallPerson />
      <section className={styles.group} aria-labelledby="de-que">
        <h2 id="de-que">{copy.what}</h2>
        <RuledList>
          {copy.agenda[purpose].map(([minutes, text]) => (
            <li key={text} className={styles.row}>
              <span className={styles.minutes}>{minutes}</span>
              <span>{text}</span>
            </li>
          ))}
        </RuledList>
        <p className={styles.muted}>{copy.privacy}</p>
      </section>
    </>
  );
}

/** A call is offered to everybody, and asked of nobody. */
export function SkipCall({ purpose }: { purpose: CallPurpose }) {
  return (
    <section className={styles.group} aria-labelledby="sem-conversa">
      <h2 id="sem-conversa">{copy.skip.title}</h2>
      <p className={styles.small}>{copy.skip.text[purpose]}</p>
      <Link className={styles.skip} to={purpose === "plan" ? appPaths.today : appPaths.intake}>
        {copy.skip.link[purpose]}
      </Link>
    </section>
  );
}
