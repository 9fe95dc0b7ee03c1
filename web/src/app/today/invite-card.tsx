import { appPaths } from "../../app-paths.ts";
import { inviteCopy as copy } from "../../content/app/intake/invite.ts";
import { RouterButtonLink } from "../shell/router-button-link.tsx";
import styles from "./action-items.module.css";

/** To a free member who has not answered the short questionnaire. */
export function InviteCard() {
  return (
    <section className={`${styles.card} stack gap-3`} aria-labelledby="convite">
      <h2 className={styles.title} id="convite">
        {copy.title}
      </h2>
      <p>{copy.text}</p>
      <RouterButtonLink to={appPaths.intake}>{copy.action}</RouterButtonLink>
    </section>
  );
}
