import { useSuspenseQuery } from "@tanstack/react-query";
import { accessCopy as copy } from "../../../content/staff/identity.ts";
import { StaffScreen } from "../../shell/staff-screen.tsx";
import styles from "./access.module.css";
import { accessQuery } from "./access-query.ts";
import { AddFactor } from "./add-factor.tsx";
import { FactorList } from "./factor-list.tsx";
import { SessionList } from "./session-list.tsx";

/** Factors, recovery codes left, and where one is signed in. */
export function AccessPage() {
  const { factors, sessions, recoveryCodesLeft } = useSuspenseQuery(accessQuery).data;
  return (
    <StaffScreen title={copy.title} note={copy.note}>
      <div className={styles.page}>
        <section className={`${styles.section} stack gap-3`}>
          <h2>{copy.factors.heading}</h2>
          <FactorList factors={factors} />
          <AddFactor />
        </section>
        <div className="stack gap-8">
          <section className={`${styles.section} stack gap-3`}>
            <h2>{copy.sessions.heading}</h2>
            <SessionList sessions={sessions} />
          </section>
          <section className={`${styles.section} stack gap-3`}>
            <h2>{copy.codes.heading}</h2>
            <p className={styles.left}>{copy.codes.left(recoveryCodesLeft)}</p>
            <p className={styles.muted}>{copy.codes.how}</p>
          </section>
        </div>
      </div>
    </StaffScreen>
  );
}
