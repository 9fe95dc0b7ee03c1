import { appPaths } from "../../../app-paths.ts";
import { freeThreadCopy as copy, toAssistantCopy } from "../../../content/app/conversation/conversation.ts";
import { Link } from "../../shell/link.tsx";
import { NoSubscription } from "../../shell/subscription/no-subscription.tsx";
import styles from "./free-thread.module.css";

type FreeThreadProps = {
  /** The member had a plan before. */
  isReturning: boolean;
  isSellingAllowed: boolean;
};

/** What it would be, to a member without the programme: no field that answers with a price. */
export const FreeThread = ({ isReturning, isSellingAllowed }: FreeThreadProps) => (
  <div className={`${styles.free} stack gap-6`}>
    <div>
      <h2 className={styles.title}>{copy.title}</h2>
      <p className={styles.lead}>{copy.lead}</p>
    </div>
    <ul className={styles.parts}>
      {copy.parts.map(([name, text]) => (
        <li key={name}>
          <b>{name}</b>
          <p>{text}</p>
        </li>
      ))}
    </ul>
    <p className={styles.support}>
      {toAssistantCopy.text} <Link to={appPaths.assistant}>{toAssistantCopy.link}</Link>
    </p>
    <p className={styles.support}>
      {copy.support} <Link to={appPaths.support}>{copy.supportLink}</Link>
    </p>
    {isSellingAllowed ? <NoSubscription returning={isReturning} /> : null}
  </div>
);
