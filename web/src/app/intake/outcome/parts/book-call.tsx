import { appPaths } from "../../../../app-paths.ts";
import { aboutRows } from "../../../../content/app/intake/about-rows.ts";
import { callCopy as copy } from "../../../../content/app/intake/outcome.ts";
import portrait from "../../../../ui/pictures/nutricionista.svg";
import { RouterButtonLink } from "../../../shell/router-button-link.tsx";
import styles from "./parts.module.css";

/** The call that is offered to every member at the end of the questionnaire, with its reason where there is one. */
export function BookCall({ rows, quiet = false }: { rows: readonly string[]; quiet?: boolean }) {
  const about = aboutRows(rows);
  return (
    <div className={styles.call}>
      <div className={styles.who}>
        <img src={portrait} width={56} height={56} alt="" />
        <div>
          <p className={styles.title}>{about ? copy.about(about) : copy.title}</p>
          <p className={`${styles.callText} caption`}>{copy.text}</p>
        </div>
      </div>
      <RouterButtonLink to={appPaths.booking} variant={quiet ? "outline" : "primary"} fullWidth>
        {copy.action}
      </RouterButtonLink>
    </div>
  );
}
