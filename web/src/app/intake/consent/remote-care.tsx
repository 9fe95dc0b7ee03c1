import { purposes } from "@app/contract/consents";
import { useNavigate } from "react-router";
import { appPaths } from "../../../app-paths.ts";
import { remoteCareCopy as copy } from "../../../content/app/intake/intake.ts";
import { BackLink } from "../frame/foot.tsx";
import { IntakeFrame } from "../frame/intake-frame.tsx";
import { placeAfter } from "../model/path.ts";
import { pathOf } from "../model/place-path.ts";
import type { Intake } from "../use-intake.ts";
import { ConsentPaper } from "./paper.tsx";
import styles from "./remote-care.module.css";

/** The term of remote care, for members of the Complete plan. Without it nothing is generated: a person talks first. */
export function RemoteCare({ intake }: { intake: Intake }) {
  const navigate = useNavigate();
  const onAnswered = (allowed: boolean) => {
    const answers = { ...intake.answers, c2: allowed ? "concordo" : "conversar-antes" } as const;
    const isSame = !allowed && intake.closing === "declined";
    void navigate(isSame ? appPaths.intakeResult : pathOf(placeAfter("c2", { ...intake, answers })));
  };
  return (
    <IntakeFrame foot={<BackLink to={appPaths.intakeQuestion("c1")} isAlone />} isFootBelow>
      <h1>{copy.title}</h1>
      <p className={styles.lead}>{copy.lead}</p>
      <ConsentPaper
        purpose="remote-care"
        title={purposes["remote-care"].title}
        yes={copy.agree}
        no={copy.talk}
        onAnswered={onAnswered}
      />
      <p className="note">{copy.without}</p>
    </IntakeFrame>
  );
}
