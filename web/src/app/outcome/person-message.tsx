import type { IntakeView } from "@app/contract/intake";
import styles from "./person-message.module.css";

/** What a professional wrote to the member after reading the answers. */
export function PersonMessage({ message: { name, registration, text } }: { message: PersonMessageView }) {
  return (
    <figure className={styles.message}>
      <blockquote>“{text}”</blockquote>
      <figcaption>
        <b>{name}</b>, {registration}
      </figcaption>
    </figure>
  );
}

type PersonMessageView = NonNullable<IntakeView["personMessage"]>;
