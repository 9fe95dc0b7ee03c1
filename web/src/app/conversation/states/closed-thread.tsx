import type { MemberThread } from "@app/contract/conversations";
import { appPaths } from "../../../app-paths.ts";
import { closedCopy } from "../../../content/app/conversation/conversation.ts";
import { Link } from "../../shell/link.tsx";
import styles from "./states.module.css";

type ClosedThreadProps = {
  writing: Exclude<MemberThread["writing"], "open">;
  /** There is no message above it either. */
  isAlone: boolean;
};

/** Where the field would be: why nothing can be written, and where one can go. */
export function ClosedThread({ writing, isAlone }: ClosedThreadProps) {
  const { title, text, link } = closedCopy[writing];
  return (
    <section
      className={`${styles.closed} row wrap`}
      data-alone={isAlone || undefined}
      aria-labelledby="conversa-fechada"
    >
      <div>
        <h2 className={styles.title} id="conversa-fechada">
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <Link className={styles.link} to={writing === "consent-missing" ? appPaths.consents : appPaths.support}>
        {link}
      </Link>
    </section>
  );
}
