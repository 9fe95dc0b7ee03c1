import { useNavigate } from "react-router";
import { appPaths } from "../../../app-paths.ts";
import { healthConsentSummary } from "../../../content/app/health-consent.ts";
import { openingCopy as copy } from "../../../content/app/intake/intake.ts";
import planPicture from "../../../ui/pictures/plano.svg";
import { HealthConsentSummary } from "../../data/health-consent/consent-summary.tsx";
import { entryOf } from "../model/path.ts";
import { pathOf } from "../model/place-path.ts";
import type { Intake } from "../use-intake.ts";
import styles from "./consent.module.css";
import { ConsentPaper } from "./paper.tsx";

/** What it takes, who reads it, what comes of it; then the consent without which nothing is stored. */
export function Opening({ intake }: { intake: Intake }) {
  const navigate = useNavigate();
  const plan = intake.context.plan ?? "completo";
  const onAnswered = (allowed: boolean) => {
    if (allowed) void intake.sync.retryRefused("consent-missing");
    const answers = { ...intake.answers, c1: allowed ? "autorizo" : "agora-nao" } as const;
    // Declined once more: the outcome of the first time still holds.
    const isSame = !allowed && intake.closing === "declined";
    void navigate(isSame ? appPaths.intakeResult : pathOf(entryOf({ ...intake, answers })));
  };
  return (
    <div className={styles.opening}>
      <div className={styles.wall}>
        <img src={planPicture} alt="" width={480} height={360} />
      </div>
      <div className={`${styles.page} stack gap-5`}>
        <h1>{copy.title[plan]}</h1>
        <ul className={styles.rows}>
          {copy.rows[plan].map(([fact, text]) => (
            <li key={fact}>
              <b>{fact}</b>
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <ConsentPaper
          purpose="health-data"
          title={healthConsentSummary.title}
          summary={<HealthConsentSummary />}
          yes={copy.allow}
          no={copy.decline}
          onAnswered={onAnswered}
        />
        <p className="note">{copy.without}</p>
      </div>
    </div>
  );
}
