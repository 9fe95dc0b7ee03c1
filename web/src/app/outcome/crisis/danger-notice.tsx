import { type Danger, dangerIn } from "@app/engine/safety/classify";
import { useQuery } from "@tanstack/react-query";
import { appPaths } from "../../../app-paths.ts";
import { crisisCopy as copy } from "../../../content/app/intake/outcome.ts";
import { intakeQuery } from "../../data/intake-query.ts";
import { Link } from "../../shell/link.tsx";
import { dangerTextOnDevice } from "./crisis-on-device.ts";
import styles from "./crisis-outcome.module.css";
import { HelpCalls } from "./help-calls.tsx";

/** Beside a field: as soon as what is typed speaks of danger, the fixed text and the telephone, without a connection too. */
export function DangerNotice({ text }: { text: string }) {
  const danger = dangerIn(text);
  return danger ? <Notice danger={danger} /> : null;
}

function Notice({ danger }: { danger: Danger }) {
  const { data: intake } = useQuery(intakeQuery);
  const country = intake?.country ?? "BR";
  return (
    <section className={`${styles.crisis} stack gap-5`} role="alert" aria-label={copy.title} data-kept-number="safety">
      <p>{dangerTextOnDevice(danger, country)}</p>
      <HelpCalls country={country} isViolence={danger.topic === "violencia"} />
      <p>
        <Link className={styles.link} to={appPaths.conversation}>
          {copy.person}
        </Link>
      </p>
    </section>
  );
}
