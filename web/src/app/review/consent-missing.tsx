import { appPaths } from "../../app-paths.ts";
import { consentCopy as copy } from "../../content/app/review.ts";
import { RouterButtonLink } from "../shell/router-button-link.tsx";
import styles from "./consent-missing.module.css";
import { ReviewFrame } from "./questions/review-frame.tsx";

/** The answers are health data: without the consent none is asked for. */
export const ConsentMissing = () => (
  <ReviewFrame back={appPaths.today}>
    <div className={`${styles.missing} stack gap-5`}>
      <h1>{copy.title}</h1>
      <p>{copy.text}</p>
      <RouterButtonLink to={appPaths.consents}>{copy.action}</RouterButtonLink>
      <RouterButtonLink variant="outline" to={appPaths.today}>
        {copy.leave}
      </RouterButtonLink>
    </div>
  </ReviewFrame>
);
