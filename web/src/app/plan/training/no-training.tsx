import type { IntakeView } from "@app/contract/intake";
import { appPaths } from "../../../app-paths.ts";
import { noTrainingCopy as copy } from "../../../content/app/plan/training.ts";
import { Illustration } from "../../../ui/core/illustration.tsx";
import picture from "../../../ui/pictures/tenis.svg";
import { OutcomeCard } from "../../outcome/outcome-card.tsx";
import { RouterButtonLink } from "../../shell/router-button-link.tsx";
import { PlanTabs } from "../tabs/plan-tabs.tsx";
import styles from "./no-training.module.css";

/** The diet half alone: a person looks first, or the training half is still being made. */
export function NoTraining({ intake }: { intake: IntakeView | undefined }) {
  const level = intake?.assessment?.training;
  const isPreparing = level === "A" || level === "B";
  return (
    <div className={`${styles.page} stack gap-7`}>
      <PlanTabs current="training" />
      <Illustration src={picture} shape="scene" className={styles.picture} eager />
      <header className={styles.header}>
        <h1>{isPreparing ? copy.preparing : copy.title}</h1>
        <p className="lead">{isPreparing ? copy.preparingText : copy.text}</p>
        <RouterButtonLink variant="outline" to={appPaths.plan}>
          {copy.diet}
        </RouterButtonLink>
      </header>
      {intake && !isPreparing ? <OutcomeCard intake={intake} /> : null}
    </div>
  );
}
