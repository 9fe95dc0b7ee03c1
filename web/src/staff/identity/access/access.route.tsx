import { brand } from "@app/contract/brand";
import { useSuspenseQuery } from "@tanstack/react-query";
import { accessCopy, entranceCopy } from "../../../content/staff/identity.ts";
import { pageMeta } from "../../../shell/page-meta.ts";
import { loadStaffQuery } from "../../shell/query-client.ts";
import { staffMeQuery, useStaff } from "../../shell/staff-me.ts";
import { StaffScreen } from "../../shell/staff-screen.tsx";
import styles from "./access.module.css";
import { accessQuery } from "./access-query.ts";
import { AddFactor } from "./add-factor.tsx";
import { EnrolmentPage } from "./enrolment-page.tsx";
import { FactorList } from "./factor-list.tsx";
import { SessionList } from "./session-list.tsx";

export const meta = () =>
  pageMeta({ title: `${accessCopy.title} | ${brand.name}`, description: entranceCopy.description, robots: "noindex" });

export async function clientLoader() {
  const { scope } = await loadStaffQuery(staffMeQuery);
  if (scope === "full") await loadStaffQuery({ ...accessQuery, staleTime: 0 });
  return null;
}

/** One's own ways in; after a recovery only the enrolment of a new one. */
export default function AccessRoute() {
  return useStaff().scope === "enrolment" ? <EnrolmentPage /> : <AccessPage />;
}

/** Factors, recovery codes left, and where one is signed in. */
function AccessPage() {
  const { factors, sessions, recoveryCodesLeft } = useSuspenseQuery(accessQuery).data;
  return (
    <StaffScreen title={accessCopy.title} note={accessCopy.note}>
      <div className={styles.page}>
        <section className={`${styles.section} stack gap-3`}>
          <h2>{accessCopy.factors.heading}</h2>
          <FactorList factors={factors} />
          <AddFactor />
        </section>
        <div className="stack gap-8">
          <section className={`${styles.section} stack gap-3`}>
            <h2>{accessCopy.sessions.heading}</h2>
            <SessionList sessions={sessions} />
          </section>
          <section className={`${styles.section} stack gap-3`}>
            <h2>{accessCopy.codes.heading}</h2>
            <p className={styles.left}>{accessCopy.codes.left(recoveryCodesLeft)}</p>
            <p className={styles.muted}>{accessCopy.codes.how}</p>
          </section>
        </div>
      </div>
    </StaffScreen>
  );
}
