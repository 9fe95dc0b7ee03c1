import { appPaths } from "../../../app-paths.ts";
import { helpCallsOf, telHref } from "../../../content/app/intake/help.ts";
import { crisisCopy as copy } from "../../../content/app/intake/outcome.ts";
import { ButtonLink } from "../../../ui/core/button.tsx";
import { Link } from "../../shell/link.tsx";
import styles from "./crisis-outcome.module.css";

/** The fixed text and the telephone, and nothing else: no plan, no figure, no advice. */
export function CrisisOutcome({ text, country }: { text: string; country: string }) {
  const { line, emergency } = helpCallsOf(country);
  const [first, ...rest] = text.split(/(?<=\.) (?=[A-ZÀ-Ú])/);
  return (
    <div className={styles.crisis} role="alert">
      <h1>{copy.title}</h1>
      <p className="lead">{first}</p>
      <div className={styles.calls}>
        {line ? (
          <ButtonLink href={telHref(line)} fullWidth>
            {copy.call(line.number, line.name)}
          </ButtonLink>
        ) : null}
        {emergency ? (
          <ButtonLink href={telHref(emergency)} variant={line ? "outline" : "primary"} fullWidth>
            {copy.call(emergency.number, emergency.name)}
          </ButtonLink>
        ) : null}
      </div>
      <p>{rest.join(" ")}</p>
      {country === "BR" ? (
        <p>
          <a className={styles.link} href="https://cvv.org.br" target="_blank" rel="noopener noreferrer">
            {copy.chat}
          </a>
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
