import type { AssistantPage } from "@app/contract/assistant";
import { appPaths } from "../../../../app-paths.ts";
import { closedAssistantCopy as copy } from "../../../../content/app/assistant/assistant.ts";
import { Link } from "../../../shell/link.tsx";
import shared from "../../states/states.module.css";
import styles from "./states.module.css";

type ClosedAssistantProps = {
  writing: Exclude<AssistantPage["writing"], "open">;
  canHandOff: boolean;
  /** There is no message above it either. */
  isAlone: boolean;
};

/** Where the field would be: a person has taken over, or an authorization is missing. */
export function ClosedAssistant({ writing, canHandOff, isAlone }: ClosedAssistantProps) {
  const { title, text } = copy[writing];
  return (
    <section
      className={`${shared.closed} row wrap ${styles.closed}`}
      data-alone={isAlone || undefined}
      data-writing={writing}
      aria-labelledby="assistente-fechada"
    >
      <div>
        <h2 className={shared.title} id="assistente-fechada">
          {title}
        </h2>
        <p>{text}</p>
      </div>
      {writing === "consent-missing" ? (
        <Link className={shared.link} to={appPaths.consents}>
          {copy["consent-missing"].link}
        </Link>
      ) : (
        <Link className={shared.link} to={canHandOff ? appPaths.conversation : appPaths.support}>
          {canHandOff ? copy.closed.link : copy.closed.supportLink}
        </Link>
      )}
    </section>
  );
}
