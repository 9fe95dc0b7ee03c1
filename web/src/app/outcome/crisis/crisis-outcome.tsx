import { appPaths } from "../../../app-paths.ts";
import { crisisCopy as copy } from "../../../content/app/intake/outcome.ts";
import { Link } from "../../shell/link.tsx";
import styles from "./crisis-outcome.module.css";
import { HelpCalls } from "./help-calls.tsx";

type CrisisOutcomeProps = {
  text: string;
  country: string;
  /** No danger for today: nobody was called, and a person is offered. */
  offersPerson?: boolean;
};

/** The fixed text and the telephone, and nothing else: no plan, no figure, no advice. */
export function CrisisOutcome({ text, country, offersPerson = false }: CrisisOutcomeProps) {
  const [first, ...rest] = text.split(/(?<=\.) (?=[A-ZÀ-Ú])/);
  return (
    <div className={`${styles.crisis} stack gap-5`} role="alert">
      <h1>{copy.title}</h1>
      <p className="lead">{first}</p>
      <HelpCalls country={country} />
      <p>{rest.join(" ")}</p>
      {country === "BR" ? (
        <p>
          <a className={styles.link} href="https://cvv.org.br" target="_blank" rel="noopener noreferrer">
            {copy.chat}
          </a>
        </p>
      ) : null}
      {offersPerson ? (
        <p>
          <Link className={styles.link} to={appPaths.conversation}>
            {copy.person}
          </Link>
        </p>
      ) : null}
      <p>
        <Link className={styles.link} to={appPaths.today}>
          {copy.leave}
        </Link>
      </p>
    </div>
  );
}
