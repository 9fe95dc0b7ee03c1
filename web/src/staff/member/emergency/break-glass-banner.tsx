import { breakGlassCopy as copy } from "../../../content/staff/break-glass.ts";
import { formatHour } from "../../time/moments.ts";
import { SignIcon } from "../parts/sign-icon.tsx";
import styles from "./emergency.module.css";

/** Stands over the whole file for as long as the emergency keeps it open. */
export function BreakGlassBanner({ until }: { until: string }) {
  return (
    <div className={`${styles.banner} row`} role="status">
      <SignIcon />
      <p>
        <b>{copy.banner(formatHour(until))}</b> {copy.recorded}
      </p>
    </div>
  );
}
