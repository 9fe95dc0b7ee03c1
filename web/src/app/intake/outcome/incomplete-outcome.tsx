import { appPaths } from "../../../app-paths.ts";
import { incompleteCopy as copy } from "../../../content/app/intake/outcome.ts";
import { RouterButtonLink } from "../../shell/router-button-link.tsx";
import { OutcomeHeader, OutcomePage } from "./parts/outcome-page.tsx";

/** An essential answer is missing, also after a change that opened new questions. */
export function IncompleteOutcome() {
  return (
    <OutcomePage>
      <OutcomeHeader title={copy.title}>{copy.lead}</OutcomeHeader>
      <p>
        <RouterButtonLink to={appPaths.intake}>{copy.action}</RouterButtonLink>
      </p>
    </OutcomePage>
  );
}
