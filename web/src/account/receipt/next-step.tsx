import { useQuery } from "@tanstack/react-query";
import { intakeQuery } from "../../app/data/intake-query.ts";
import { stageOf } from "../../app/data/intake-stage.ts";
import { Link } from "../../app/shell/link.tsx";
import { appPaths } from "../../app-paths.ts";
import styles from "./receipt.module.css";

/** While the questionnaire waits, the receipt leads to it. Not on paper. */
export function NextStep() {
  const { data: intake } = useQuery(intakeQuery);
  if (stageOf(intake) !== "start") return null;
  return (
    <p className={styles.next}>
      O próximo passo é a anamnese, de uns sete minutos. <Link to={appPaths.intake}>Responder agora</Link>
    </p>
  );
}
