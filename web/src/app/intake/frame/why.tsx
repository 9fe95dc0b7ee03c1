import type { AnswerId } from "@app/engine/intake/answers";
import type { Question } from "@app/engine/intake/questionnaire/question";
import { intakeCopy as copy, readers } from "../../../content/app/intake/intake.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import nutritionistPicture from "../../../ui/pictures/nutricionista.svg";
import trainerPicture from "../../../ui/pictures/treinador.svg";
import styles from "./why.module.css";

/** On phones the reason is one touch away; on wide screens it stands beside the question. */
export function WhyDisclosure({ why }: { why: string }) {
  return (
    <details className={styles.disclosure}>
      <summary>
        <Icon name="chevron-down" />
        {copy.why}
      </summary>
      <p>{why}</p>
    </details>
  );
}

/** Health questions that decide how the member may move. */
const TRAINERS: ReadonlySet<AnswerId> = new Set(["s1", "s2", "s3", "s6", "s7"]);

export function WhySheet({ why, question: { id, block } }: { why: string; question: Question }) {
  const isTrainers = block === "movimento" || TRAINERS.has(id);
  const { name, text } = isTrainers ? readers.trainer : readers.nutritionist;
  return (
    <div className={`${styles.sheet} warm-panel stack gap-4`}>
      <h2>{copy.why}</h2>
      <p className={styles.why}>{why}</p>
      <div className={styles.reader}>
        <img src={isTrainers ? trainerPicture : nutritionistPicture} alt="" width={52} height={52} />
        <p>
          <b>{name}</b> {text}
        </p>
      </div>
    </div>
  );
}
